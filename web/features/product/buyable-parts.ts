import type { BuyablePartsFragment } from '#gql/graphql.ts';
import type { PersonalTerms } from '../personal/personal-terms.ts';
import { giftCardOffer, type GiftCardOffer } from './gift-card-offer.ts';

export type BuyableVariant = {
  id: string;
  sku: string;
  ringSizeLetter: string | null;
  stockLevel: 'in' | 'low' | 'out';
  price: { value: number; wasValue: number | null } | null;
};

/** The product data shared by the buy panel and the sticky bar. */
export type BuyableProduct = {
  id: string;
  code: string;
  name: string;
  isWatch: boolean;
  price: { value: number; wasValue: number | null } | null;
  /** Its sizes have prices of their own, of which the price is the lowest. */
  pricesVary: boolean;
  variants: readonly BuyableVariant[];
  /** Null for everything but gift cards. */
  giftCard: GiftCardOffer | null;
  /** What can be chosen beside the size; null when it is not known. */
  personal: PersonalTerms | null;
};

/** The data for buying, which is all that the page sends to the browser. */
export function buyableParts(product: BuyablePartsFragment, personal: PersonalTerms | null): BuyableProduct {
  const { id, code, name, caseSize, price, pricesVary, variants } = product;
  return {
    id,
    code,
    name,
    isWatch: Boolean(caseSize),
    giftCard: giftCardOffer(product),
    personal,
    pricesVary,
    price: price ? { value: price.value, wasValue: price.wasValue ?? null } : null,
    variants: variants.map((variant) => ({
      id: variant.id,
      sku: variant.sku,
      ringSizeLetter: variant.ringSizeLetter ?? null,
      stockLevel: variant.stockLevel,
      price: variant.price ? { value: variant.price.value, wasValue: variant.price.wasValue ?? null } : null,
    })),
  };
}
