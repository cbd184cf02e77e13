import { Link } from '#ui/link.tsx';

type PieceNameProps = {
  name: string;
  /** RT-19: as the catalogue has it; undefined where the shop does not show the piece. */
  productUrl: string | undefined;
};

/** A piece that was asked about, which leads to its page while there is one. */
export const PieceName = ({ name, productUrl }: PieceNameProps) =>
  productUrl === undefined ? (
    name
  ) : (
    <Link className="link" href={productUrl}>
      {name}
    </Link>
  );
