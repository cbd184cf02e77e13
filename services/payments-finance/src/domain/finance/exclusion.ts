import { ineligibility, preventingPiece } from './eligibility.ts';
import type { Purchase } from './eligibility.ts';
import type { FinanceProduct } from './finance-product.ts';

/** Why a bag cannot be paid over time, for the shopper, where they can change it; null otherwise. */
export function exclusionOf(
  products: readonly FinanceProduct[],
  purchase: Purchase,
  hasGiftCards: boolean,
): string | null {
  const reasons = products.map((product) => ineligibility(product, purchase));
  if (products.length === 0 || purchase.pieces.length === 0) return null;
  if (hasGiftCards)
    return 'A bag that is paid with a gift card cannot be paid over time. Take the gift card off to pay over time.';
  const piece = preventingPiece(products, purchase);
  if (piece !== undefined)
    return piece.isGiftCard
      ? 'A bag with a gift card to buy cannot be paid over time.'
      : `${piece.name} keeps this bag from being paid over time.`;
  return reasons.every((found) => found?.reason === 'loan-too-large')
    ? 'This bag is more than the lender lends at once.'
    : null;
}
