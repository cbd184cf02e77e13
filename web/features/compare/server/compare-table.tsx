import { Link } from '#ui/link.tsx';
import { availability, type Availability } from '#lib/product-status.ts';
import { compareHref } from '#lib/routing/compared-pieces.ts';
import { Price } from '#ui/price.tsx';
import { Tile } from '#ui/tile.tsx';
import { Stars } from '#ui/stars.tsx';
import type { ComparedPiece } from '../compared.ts';
import { factRows } from '../fact-rows.ts';
import styles from './compare-table.module.css';

const TO_BUY: Readonly<Record<Availability, string>> = {
  buy: 'In stock',
  'sold-out': 'Sold out',
  'coming-soon': 'Coming soon',
  'on-request': 'Price on request',
  'store-only': 'In our stores only',
  gone: 'No longer sold',
};

/** A column for each piece: picture, name and price above; then what each one's specification says. */
export function CompareTable({ pieces }: { pieces: readonly ComparedPiece[] }) {
  const rows = factRows(pieces);
  return (
    // Four columns are wider than a phone: the region scrolls by itself, also by keyboard.
    <div className={styles['scroll']} role="region" aria-label="Comparison" tabIndex={0}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <td />
            {pieces.map((piece) => (
              <th key={piece.code} scope="col">
                <PieceHead piece={piece} others={pieces.filter((other) => other !== piece)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">To buy</th>
            {pieces.map((piece) => (
              <td key={piece.code}>{TO_BUY[availability(piece)]}</td>
            ))}
          </tr>
          {pieces.some(({ reviews }) => reviews.count > 0) ? (
            <tr>
              <th scope="row">Reviews</th>
              {pieces.map(({ code, reviews }) => (
                <td key={code}>
                  {reviews.average == null ? 'None yet' : <Stars rating={reviews.average} />}
                </td>
              ))}
            </tr>
          ) : null}
          {rows.map(({ label, values, isSame }) => (
            <tr key={label} data-same={isSame || undefined}>
              <th scope="row">{label}</th>
              {values.map((value, at) => (
                <td key={pieces[at]!.code}>
                  {value ?? (
                    <>
                      <span aria-hidden="true">–</span>
                      <span className="visually-hidden">Not stated</span>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type PieceHeadProps = { piece: ComparedPiece; others: readonly ComparedPiece[] };

function PieceHead({ piece, others }: PieceHeadProps) {
  const { name, brand, productUrl, media, price } = piece;
  const [front] = media;
  return (
    <div className="grid gap-1.5">
      {front ? <Tile name={front.name} alt={front.alt} sizes="(min-width: 48rem) 16rem, 40vw" first /> : null}
      <p className="micro soft pt-2">{brand}</p>
      <Link href={productUrl} className="link" prefetch={false}>
        {name}
      </Link>
      {availability(piece) === 'buy' && price ? (
        <Price value={price.value} wasValue={price.wasValue} from={piece.pricesVary} />
      ) : null}
      <Link
        href={compareHref(others.map(({ code }) => code))}
        className="micro soft inline-flex min-h-11 items-center underline"
        prefetch={false}
        scroll={false}
      >
        Remove<span className="visually-hidden"> {name}</span>
      </Link>
    </div>
  );
}
