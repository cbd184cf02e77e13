import { Fragment } from 'react';
import type { ProductCardPartsFragment } from '#gql/graphql.ts';
import type { SiteKey } from '#lib/sites.ts';
import { CardItem } from '../../product-card/card-item.tsx';
import { cardPiece } from '../../product-card/card-piece.ts';
import { Promo, PROMO } from './promo.tsx';

type ListingCardsProps = {
  site: SiteKey;
  products: readonly ProductCardPartsFragment[];
  /** Inserts a promotion among the cards; only on a first page that is long enough. */
  promo: boolean;
  rings: boolean;
};

/** The cards of one page. The first row is on the first screen everywhere, so its pictures load eagerly. */
export function ListingCards({ site, products, promo, rings }: ListingCardsProps) {
  const { after } = PROMO[site];
  const shown = promo && products.length > after;
  return products.map((product, index) => (
    <Fragment key={product.key}>
      {shown && index === after ? (
        <li className="max-md:col-span-full">
          <Promo site={site} rings={rings} />
        </li>
      ) : null}
      <CardItem piece={cardPiece(product)} first={index < 2} listed />
    </Fragment>
  ));
}
