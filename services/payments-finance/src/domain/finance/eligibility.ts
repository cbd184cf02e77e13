import { maxDepositOf, minDepositOf } from './deposit.ts';
import type { FinanceProduct } from './finance-product.ts';

/** What is to be financed: one piece, or the lines of a bag. */
export interface Purchase {
  /** Minor units: what the bag costs, whatever way it is paid. */
  readonly cashPrice: number;
  readonly pieces: readonly Piece[];
  /** The visitor's A/B group as the gateway asserted it; null without one. */
  readonly abGroup: string | null;
}

export interface Piece {
  readonly id: string;
  readonly name: string;
  /** Keys of all its categories. */
  readonly categories: readonly string[];
  readonly isGiftCard: boolean;
}

/** Why a product is not offered for a purchase; `piece`: which one prevents it. */
export type Ineligible =
  | { readonly reason: 'nothing' | 'order-too-small' | 'loan-too-small' | 'loan-too-large' | 'other-group' }
  | { readonly reason: 'gift-card' | 'category'; readonly piece: Piece };

/** VA-05, for one product. @returns undefined when it is eligible */
export function ineligibility(product: FinanceProduct, purchase: Purchase): Ineligible | undefined {
  const { cashPrice: price, pieces, abGroup } = purchase;
  if (pieces.length === 0) return { reason: 'nothing' };
  const giftCard = pieces.find(({ isGiftCard }) => isGiftCard);
  if (giftCard !== undefined) return { reason: 'gift-card', piece: giftCard };
  if (!isInGroup(product.abGroups, abGroup)) return { reason: 'other-group' };
  const excluded = pieces.find(({ categories }) => !isInCategories(product, categories));
  if (excluded !== undefined) return { reason: 'category', piece: excluded };
  if (price < product.minOrderValueMinor) return { reason: 'order-too-small' };
  if (price - minDepositOf(product, price) < product.minLoanMinor) return { reason: 'loan-too-small' };
  const beyond = Math.max(0, price - product.maxLoanMinor);
  return beyond > maxDepositOf(product, price) ? { reason: 'loan-too-large' } : undefined;
}

/** VA-05, VA-07: codes are trimmed and compared without case; a product without codes is everybody's. */
function isInGroup(abGroups: string, group: string | null): boolean {
  const codes = abGroups
    .split(',')
    .map((code) => code.trim().toLowerCase())
    .filter((code) => code !== '');
  return codes.length === 0 || (group !== null && codes.includes(group.trim().toLowerCase()));
}

function isInCategories(
  { whitelistCategories, blacklistCategories }: FinanceProduct,
  categories: readonly string[],
): boolean {
  const isListed = (key: string) => categories.includes(key);
  if (blacklistCategories.some(isListed)) return false;
  return whitelistCategories.length === 0 || whitelistCategories.some(isListed);
}

/**
 * VA-05, ST-14: the products for a purchase, the longest term first; ties keep their order. Those with a minimum deposit are dropped,
 * unless every eligible one has one.
 */
export function eligibleProducts(
  products: readonly FinanceProduct[],
  purchase: Purchase,
): readonly FinanceProduct[] {
  const eligible = products.filter((product) => ineligibility(product, purchase) === undefined);
  const withoutDeposit = eligible.filter(({ minDepositPercentage }) => minDepositPercentage === 0);
  return longestFirst(withoutDeposit.length === 0 ? eligible : withoutDeposit);
}

/** ST-14 */
export const longestFirst = (products: readonly FinanceProduct[]): readonly FinanceProduct[] =>
  products.toSorted((one, other) => other.months - one.months);

/**
 * The piece that keeps a purchase from every product that would lend as much: a gift card to buy, or one of a category that they exclude.
 * @returns undefined where its pieces are not the reason
 */
export function preventingPiece(products: readonly FinanceProduct[], purchase: Purchase): Piece | undefined {
  const giftCard = purchase.pieces.find(({ isGiftCard }) => isGiftCard);
  if (giftCard !== undefined) return giftCard;
  const anyPiece = { whitelistCategories: [], blacklistCategories: [] };
  const reasons = products
    .filter((product) => ineligibility({ ...product, ...anyPiece }, purchase) === undefined)
    .map((product) => ineligibility(product, purchase));
  const [first] = reasons;
  return reasons.every((found) => found?.reason === 'category') && first?.reason === 'category'
    ? first.piece
    : undefined;
}
