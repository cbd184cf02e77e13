import Link from 'next/link';
import type { ProductCardPartsFragment } from '#gql/graphql.ts';
import { availability } from '#lib/product-status.ts';
import { typeset } from '#lib/typeset.ts';
import { Picture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';
import { Tile } from '#ui/tile.tsx';
import { Heart } from '../favourites/heart.tsx';
import styles from './product-card.module.css';

export type ProductCardProps = {
  product: ProductCardPartsFragment;
  /** Displayed width of the picture, as a `sizes` attribute. */
  sizes: string;
  /** Whether the picture is on the first screen. */
  first?: boolean;
  heading?: 'h2' | 'h3';
};

const QUIET_STATES = {
  'sold-out': 'Sold out',
  'coming-soon': 'Coming soon',
  'on-request': 'Price on request',
  'store-only': 'Not sold online',
  gone: 'No longer sold',
} as const;

/** One product in a grid. The whole card is one link, with its focus ring around the card. */
export function ProductCard({ product, sizes, first = false, heading: Heading = 'h3' }: ProductCardProps) {
  const [front, second] = product.media;
  const state = availability(product);
  return (
    <article className={styles['card']} data-state={state}>
      {front ? (
        <Tile name={front.name} alt={front.alt} sizes={sizes} first={first} className={styles['tile'] ?? ''}>
          {product.badge === 'none' ? null : (
            <span className={`${styles['badge']} ${product.badge === 'Sale' ? 'text-sale' : ''}`}>
              {product.badge}
            </span>
          )}
          {second ? (
            <span className={styles['second']}>
              <Picture name={second.name} alt="" width={640} height={640} sizes={sizes} />
            </span>
          ) : null}
        </Tile>
      ) : null}
      <div className="grid gap-[.1875rem] pt-3.5">
        <p className="micro soft">{product.brand}</p>
        <Heading className={styles['name']}>
          {/* Prefetching a grid would request 24 pages that are rarely visited. */}
          <Link href={product.productUrl} prefetch={false}>
            {typeset(product.name)}
          </Link>
        </Heading>
        {state === 'buy' && product.price ? (
          <Price value={product.price.value} wasValue={product.price.wasValue} />
        ) : (
          <p className="soft">{state === 'buy' ? QUIET_STATES['on-request'] : QUIET_STATES[state]}</p>
        )}
      </div>
      <Heart productKey={product.code} name={product.name} />
    </article>
  );
}
