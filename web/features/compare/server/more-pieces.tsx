import { Link } from '#ui/link.tsx';
import type { ProductCardPartsFragment } from '#gql/graphql.ts';
import { compareHref, MOST_COMPARED } from '#lib/routing/compared-pieces.ts';
import { Tile } from '#ui/tile.tsx';

type MorePiecesProps = { codes: readonly string[]; products: readonly ProductCardPartsFragment[] };

/** Pieces that are like the first one, each of which can be put beside it. */
export function MorePieces({ codes, products }: MorePiecesProps) {
  const shown = products.slice(0, MOST_COMPARED);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="more-to-compare" className="pt-12">
      <h2 id="more-to-compare" className="d3 pb-6">
        Put another beside it
      </h2>
      <ul className="grid grid-cols-2 gap-[var(--gutter)] md:grid-cols-4">
        {shown.map(({ key, name, brand, media: [front] }) => (
          <li key={key}>
            <Link
              href={compareHref([...codes, key])}
              className="grid gap-1.5"
              prefetch={false}
              scroll={false}
            >
              <span className="visually-hidden">Compare with</span>
              {front ? <Tile name={front.name} alt="" sizes="(min-width: 48rem) 16rem, 45vw" /> : null}
              <span className="micro soft pt-2">{brand}</span>
              <span className="underline">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
