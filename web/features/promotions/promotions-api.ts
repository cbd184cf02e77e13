import { cartFailure } from '#features/cart/cart-failure.ts';
import { isCartPageFailure, type CartPageFailure } from '#features/cart/cart-page-message.ts';
import { keepCart } from '#features/cart/cart-of-page.ts';
import {
  AddDiscountCodeDocument,
  RemoveDiscountCodeDocument,
  SetFreeGiftProductDocument,
  type FullCartFragment,
} from '#gql/graphql.ts';
import { callGraph } from '#lib/graph-call.ts';
import { enteredText, isBlank } from './entered-code.ts';
import { promotionFailureText, type PromotionFailure } from './promotion-failure-text.ts';

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
