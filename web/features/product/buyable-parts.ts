import type { BuyablePartsFragment } from '#gql/graphql.ts';
import type { PersonalTerms } from '../personal/personal-terms.ts';
import type { BuyableProduct } from './client/selection.tsx';
import { giftCardOffer } from './gift-card-offer.ts';

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
