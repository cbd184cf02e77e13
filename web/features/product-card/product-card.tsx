import { Link } from '#ui/link.tsx';
import type { ProductCardPartsFragment } from '#gql/graphql.ts';
import { availability } from '#lib/product-status.ts';
import type { PictureSizes } from '#lib/picture-sources.ts';
import { typeset } from '#lib/typeset.ts';
import { SizedPicture } from '#ui/sized-picture.tsx';
import { Price } from '#ui/price.tsx';
import { SizedTile } from '#ui/sized-tile.tsx';
import { CompareBox } from './compare-box.tsx';
import { CardOverTime } from '../finance/card-over-time.tsx';
import { Heart } from '../favourites/heart.tsx';
import { Roundels } from '../roundels/roundels.tsx';
import styles from '../../ui/product-card.module.css';

export type ProductCardProps = {
  product: ProductCardPartsFragment;
  /** How wide its picture is. */
  shown: PictureSizes;
  /** Whether the picture is on the first screen. */
  first?: boolean;
  heading?: 'h2' | 'h3';
  /** In a list of results, which has a CompareBar and a QuickView for its cards. */
  listed?: boolean;
};

const QUIET_STATES = {
  'sold-out': 'Sold out',
  'coming-soon': 'Coming soon',
  'on-request': 'Price on request',
  'store-only': 'Not sold online',
  gone: 'No longer sold',
} as const;

/** What tells pieces of one line apart, and that a lower price ends. */
function detailsOf({
  modelCase,
  availableColorSwatches: colours,
  prices: [prices],
}: ProductCardPartsFragment) {
  const isLimited = prices?.price.priceType === 'dateRange' && prices.wasPrice;
  return [modelCase, colours.length > 1 && `${colours.length} colours`, isLimited && 'For a limited time']
    .filter(Boolean)
    .join(' · ');
}

/** One product in a grid. The whole card is one link, with its focus ring around the card. */
export function ProductCard({
  product,
  shown,
  first = false,
  heading: Heading = 'h3',
  listed = false,
}: ProductCardProps) {
  const [front, second] = product.media;
  const state = availability(product);
  const prices = product.prices[0];
  const details = detailsOf(product);
  return (
    <article className={styles['card']} data-state={state}>
      {front ? (
        <SizedTile
          name={front.name}
          alt={front.alt}
          shown={shown}
          first={first}
          className={styles['tile'] ?? ''}
        >
          {product.badge === 'none' ? null : (
            <span className={`${styles['badge']} ${product.badge === 'Sale' ? 'text-sale' : ''}`}>
              {product.badge}
            </span>
          )}
          {second ? (
            <span className={styles['second']}>
              <SizedPicture name={second.name} alt="" width={640} height={640} shown={shown} />
            </span>
          ) : null}
        </SizedTile>
      ) : null}
      <div className="grid gap-[.1875rem] pt-3.5">
        <p className="micro soft">{product.brand}</p>
        <Heading className={styles['name']}>
          {/* Prefetching a grid would request 24 pages that are rarely visited. */}
          <Link href={product.url} prefetch={false}>
            {typeset(product.name)}
          </Link>
        </Heading>
        {details === '' ? null : <p className="small soft">{details}</p>}
        <Roundels code={product.key} brand={product.brand} />
        {state === 'buy' && prices ? (
          <Price value={prices.price.value} wasValue={prices.wasPrice?.value} from={product.pricesVary} />
        ) : (
          <p className="soft">{state === 'buy' ? QUIET_STATES['on-request'] : QUIET_STATES[state]}</p>
        )}
        {listed && state === 'buy' && prices ? <CardOverTime code={product.key} /> : null}
        {listed ? <CompareBox code={product.key} name={product.name} /> : null}
      </div>
      {listed && state === 'buy' ? <QuickViewButton code={product.key} name={product.name} /> : null}
      <Heart productKey={product.key} name={product.name} />
    </article>
  );
}

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
