import { leaveList } from '#features/favourites/leave-list.ts';
import { reportListFailure } from '#features/favourites/report-list-failure.ts';
import { showList } from '#features/mini/mini-loader.ts';
import type { SiteFacts } from '#lib/site-context.tsx';
import { addToCart, saveForLater, updateQuantity, type CartChange } from '../cart-api.ts';
import { cartFailure } from '../cart-failure.ts';
import { isCartPageFailure, type CartPageFailure } from '../cart-page-message.ts';
import { failureText } from '../failure-text.ts';
import { isSameChoice, optionsOfLine } from '../line-options.ts';
import type { Line, RemovedLine } from '../line.ts';

export { failureText };
export { updateEngraving, updateGiftWrap, updateWristSize } from '../cart-api.ts';

/** 0 removes the line. @throws when the call itself fails */
export const setQuantity = ({ id }: Line, quantity: number): Promise<CartChange> =>
  updateQuantity(id, quantity);

/** What became of a move to the list: made, refused, with what else to say beside the bag, or the whole bag is gone. */
export type Move = { quantity: number } | { refused: string | undefined } | { lost: CartPageFailure };

type MovePorts = {
  move: typeof saveForLater;
  show: typeof showList;
  report: typeof reportListFailure;
};
const HERE: MovePorts = { move: saveForLater, show: showList, report: reportListFailure };

/**
 * Moves a line to the list. A failure is one of the list: it is reported above the page, like those of hearts (ER-03, ER-04), unless the bag
 * itself is gone.
 */
export async function moveToList(site: SiteFacts, line: Line, ports = HERE): Promise<Move> {
  try {
    const moved = await ports.move(line.id, site.wishlistPageSize);
    if (!('failure' in moved)) {
      if (moved.list) ports.show(site, moved.list, { added: line.productKey });
      return { quantity: moved.cart.quantity };
    }
    const { __typename: code } = moved.failure;
    if (isCartPageFailure(code)) return { lost: code };
    const isFull = code === 'ShoppingListLineItemsMaxLimitError';
    const text = failureText(moved.failure);
    ports.report(site, { code, message: isFull ? moved.failure.message : text });
    return { refused: isFull ? text : undefined };
  } catch (error) {
    const lost = cartFailure(error);
    if (lost !== undefined) return { lost };
    ports.report(site, { error });
    return { refused: undefined };
  }
}

/**
 * Restores a removed line to the bag, and removes it from the list if it was moved there.
 * @throws when the call itself fails
 */
export async function putBack(site: SiteFacts, { line, saved = false }: RemovedLine): Promise<CartChange> {
  const change = await addAll(line);
  if (saved && !('failure' in change)) await leaveList(site, line.productKey);
  return change;
}

/** Adding puts in one piece; the quantity is set afterwards. */
async function addAll(line: Line): Promise<CartChange> {
  const { productId, variantId, variantSku, giftCardValue } = line;
  const options = optionsOfLine(line);
  const added = await addToCart({ productId, variantId, sku: variantSku, giftCardValue, options });
  if ('failure' in added || line.quantity === 1) return added;
  const again = added.cart.lineItems.find((item) => isSameChoice(item, line));
  return again ? updateQuantity(again.id, line.quantity) : added;
}
