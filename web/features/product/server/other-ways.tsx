import { type SiteKey, SITES } from '#lib/sites.ts';
import { Link } from '#ui/link.tsx';
import { askPriceHref, seeItHref } from '#lib/routing/piece-hrefs.ts';
import { compareHref } from '#lib/routing/compared-pieces.ts';
import type { Product } from '../product.ts';
import { giftCardOffer } from '../gift-card-offer.ts';

/** Links below the button. */
export const OtherWays = ({ site, product }: { site: SiteKey; product: Product }) =>
  otherWays(site, product).map(({ href, words }) => (
    <Link key={href} href={href} className="link small justify-self-start" prefetch={false}>
      {words}
    </Link>
  ));

type Piece = Pick<
  Product,
  | 'code'
  | 'sku'
  | 'productType'
  | 'availableForReserveAndCollect'
  | 'purchaseable'
  | 'priceUponEnquiry'
  | 'caseSize'
> &
  Parameters<typeof giftCardOffer>[0];

type Way = { readonly href: string; readonly words: string };

const CONSULTATIONS = '/consultations';
/** The pieces that a shop's consultations are about. */
const CONSULTED_ON = { beaverbrooks: 'ring', loupe: 'watch' } as const;

/**
 * RT-29: what else can be done about a piece than buying it. A gift card, what is made to order and a dealer's piece are in no store of
 * ours: they are neither reserved nor talked about at a table there, and their price is not matched.
 */
export function otherWays(site: SiteKey, product: Piece): readonly Way[] {
  const { stores, piece } = SITES[site];
  const { code, sku, availableForReserveAndCollect: isInStores, productType } = product;
  const isPriced = product.purchaseable && !product.priceUponEnquiry;
  return [
    ...(isInStores ? [{ href: seeItHref(code), words: `See it in a ${stores.one}` }] : []),
    ...(isInStores && productType === CONSULTED_ON[site]
      ? [{ href: CONSULTATIONS, words: 'Talk it over with one of us' }]
      : []),
    ...(isInStores && isPriced ? [{ href: askPriceHref(code, sku), words: 'Found it for less?' }] : []),
    ...(giftCardOffer(product) === null
      ? [
          {
            href: compareHref([code]),
            words: `Compare with other ${product.caseSize ? piece.many : 'pieces'}`,
          },
        ]
      : []),
  ];
}
