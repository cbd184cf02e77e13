import { GRID_PICTURE, SHELF_PICTURE } from '#lib/picture-shapes.ts';
import { useSite } from '#lib/site-context.tsx';
import { typeset } from '#lib/typeset.ts';
import { SizedPicture } from '#ui/sized-picture.tsx';
import { Price } from '#ui/price.tsx';
import { SizedTile } from '#ui/sized-tile.tsx';
import { CompareBox } from './compare-choice.tsx';
import type { CardPiece } from './card-piece.ts';
import { CardOverTime } from '../finance/card-over-time.tsx';
import { pieceMark } from '../measuring/piece-mark.ts';
import { CardHeart } from '../favourites/card-heart.tsx';
import { RoundelList } from '../roundels/roundel-list.tsx';
import { roundelsOf } from '../roundels/roundels-of.ts';
import styles from '../../ui/product-card.module.css';

export type ProductCardProps = {
  piece: CardPiece;
  /** Whether the picture is on the first screen. */
  first?: boolean;
  /** In a list of results, which has a CompareBar and a QuickView for its cards; otherwise in a shelf. */
  listed?: boolean;
};

const QUIET_STATES = {
  'sold-out': 'Sold out',
  'coming-soon': 'Coming soon',
  'on-request': 'Price on request',
  'store-only': 'Not sold online',
  gone: 'No longer sold',
} as const;

/**
 * One product in a grid, inside of CardItem. The whole card is one link, with its focus ring around the card. It is HTML alone: nothing in
 * it is a component of the browser.
 */
export function ProductCard({ piece, first = false, listed = false }: ProductCardProps) {
  const { roundels } = useSite();
  const shown = listed ? GRID_PICTURE : SHELF_PICTURE;
  const { key, name, brand, state, badge, details, picture, second, price } = piece;
  return (
    <article className={styles['card']} data-state={state} data-piece={markOf(piece)}>
      {picture ? (
        <SizedTile
          name={picture.name}
          alt={picture.alt}
          shown={shown}
          first={first}
          className={styles['tile'] ?? ''}
        >
          {badge === undefined ? null : (
            <span className={`${styles['badge']} ${badge === 'Sale' ? 'text-sale' : ''}`}>{badge}</span>
          )}
          {second === undefined ? null : (
            <span className={styles['second']}>
              <SizedPicture name={second} alt="" width={640} height={640} shown={shown} />
            </span>
          )}
        </SizedTile>
      ) : null}
      <div className="grid gap-[.1875rem] pt-3.5">
        <p className="micro soft">{brand}</p>
        <h3 className={styles['name']}>
          <a href={piece.url}>{typeset(name)}</a>
        </h3>
        {details === undefined ? null : <p className="small soft">{details}</p>}
        <RoundelList labels={roundelsOf({ code: key, brand }, roundels)} />
        {state === 'buy' && price ? (
          <Price value={price.value} wasValue={price.was} from={price.from ?? false} />
        ) : (
          <p className="soft">{state === 'buy' ? QUIET_STATES['on-request'] : QUIET_STATES[state]}</p>
        )}
        {listed && state === 'buy' && price ? <CardOverTime code={key} /> : null}
        {listed ? <CompareBox code={key} name={name} /> : null}
      </div>
      {listed && state === 'buy' ? <QuickViewButton code={key} name={name} /> : null}
      <CardHeart name={name} />
    </article>
  );
}

const markOf = (piece: CardPiece): string =>
  pieceMark({ ...piece, sku: piece.sku ?? piece.key, price: piece.price?.value ?? null });

/** On a card of a list, over its picture: QuickView opens what was pressed. Only with script and a pointer; otherwise the card's link leads to the page. */
function QuickViewButton({ code, name }: { code: string; name: string }) {
  return (
    <span className={styles['over']}>
      <button type="button" data-quick-view={code} className={styles['quick']}>
        Quick view<span className="visually-hidden"> of {name}</span>
      </button>
    </span>
  );
}
