import type { ProductDraft } from './product-draft.ts';

/** A product that no store can keep for a visitor is not offered for it, whatever its source says: a gift card, or what is made to order. */
export function withoutImpossibleReservation(product: ProductDraft): ProductDraft {
  const isOnAShelf = product.giftCard === null && product.makingDays === 0;
  return isOnAShelf ? product : { ...product, availableForReserveAndCollect: false };
}
