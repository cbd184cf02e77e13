import { cartFailure } from '#features/cart/cart-failure.ts';
import { isCartPageFailure, type CartPageFailure } from '#features/cart/cart-page-message.ts';
import { keepCart } from '#features/cart/cart-of-page.ts';
import {
  AddDiscountCodeDocument,
  RemoveDiscountCodeDocument,
  SetFreeGiftProductDocument,
  type FullCartFragment,
  type AddDiscountCodeMutation,
  type RemoveDiscountCodeMutation,
  type SetFreeGiftProductMutation,
} from '#gql/graphql.ts';
import { callGraph } from '#lib/graph-call.ts';
import { visible } from '@loupe/contact/visible';
import { codeText, isApplied, type Code } from './promotion-text.ts';
import type { FailureIn } from '../../lib/failure.ts';
import { FALLBACK_MESSAGE } from '../../lib/graph-error.ts';

/** `lost` when the whole bag is gone. */
export type PromotionChange = { cart: FullCartFragment } | { problem: string } | { lost: CartPageFailure };
type Answer = ({ readonly __typename: 'Cart' } & FullCartFragment) | PromotionFailure;

/** @returns with what to announce when the code is in the bag @throws when the call itself fails */
export async function addDiscountCode(code: string): Promise<PromotionChange & { news?: string }> {
  if (isBlank(code)) return { problem: 'Enter a code.' };
  const change = await changed(
    async () => (await callGraph(AddDiscountCodeDocument, { code })).addDiscountCode,
  );
  return 'cart' in change ? { ...change, news: enteredText(code, change.cart.discountCodes) } : change;
}

/** @throws when the call itself fails */
export const removeDiscountCode = (code: string): Promise<PromotionChange> =>
  changed(async () => (await callGraph(RemoveDiscountCodeDocument, { code })).removeDiscountCode);

/** @param sku null for no gift @throws when the call itself fails */
export const chooseGift = (giftId: string, sku: string | null): Promise<PromotionChange> =>
  changed(async () => (await callGraph(SetFreeGiftProductDocument, { giftId, sku })).setFreeGiftProduct);

async function changed(call: () => Promise<Answer>): Promise<PromotionChange> {
  try {
    const answer = await call();
    if (isCartPageFailure(answer.__typename)) return { lost: answer.__typename };
    if (answer.__typename !== 'Cart') return { problem: promotionFailureText(answer) };
    keepCart(answer);
    return { cart: answer };
  } catch (error) {
    const lost = cartFailure(error);
    if (lost === undefined) throw error;
    return { lost };
  }
}

/** Whether a code has no visible character. */
export const isBlank = (typed: string): boolean => visible(typed).trim() === '';

/** Announced after a code was entered. */
export function enteredText(typed: string, codes: readonly Code[]): string {
  const entered = codes.find(({ code }) => code === visible(typed).replace(/\s/g, '').toUpperCase());
  if (entered === undefined) return '';
  return isApplied(entered) ? `${entered.code} applied: ${codeText(entered)}.` : codeText(entered);
}

/** Why a code or a gift was not changed. */
type PromotionFailure = FailureIn<
  | AddDiscountCodeMutation['addDiscountCode']
  | RemoveDiscountCodeMutation['removeDiscountCode']
  | SetFreeGiftProductMutation['setFreeGiftProduct']
>;

/** The service's message, or our own where that does not fit the shopper's action. */
export function promotionFailureText(failure: Pick<PromotionFailure, '__typename' | 'message'>): string {
  switch (failure.__typename) {
    case 'CheckoutInProgress':
      return 'A payment for this bag is under way. Please wait for it to finish before you change the bag.';
    case 'InsufficientStockError':
      return 'The last one of this gift has just gone. Please choose another.';
    case 'CartNotFoundError':
    case 'TooManyAttemptsError':
    case 'ValidationError':
      return failure.message || FALLBACK_MESSAGE;
    default:
      return unknownText(failure.__typename, failure.message);
  }
}

/** A newer service may return failures that this page does not know. */
const unknownText = (_name: never, message: string): string => message || FALLBACK_MESSAGE;
