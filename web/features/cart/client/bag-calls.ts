import { leaveList } from '#features/favourites/leave-list.ts';
import { reportListFailure } from '#features/favourites/report-list-failure.ts';
import { showList } from '#features/mini/mini-loader.ts';
import type { SiteFacts } from '#lib/site-context.tsx';
import { addToCart, saveForLater, updateQuantity, type CartChange } from '../cart-api.ts';
import { isSameChoice, optionsOfLine } from '../line-options.ts';
import type { Line, RemovedLine } from '../line.ts';

export { failureText } from '../failure-text.ts';
export { updateEngraving, updateGiftWrap, updateWristSize } from '../cart-api.ts';

/** 0 removes the line. @throws when the call itself fails */
export const setQuantity = ({ id }: Line, quantity: number): Promise<CartChange> =>
  updateQuantity(id, quantity);

/** A full list is reported above the page (ER-03). @throws when the call itself fails */
export async function moveToList(site: SiteFacts, line: Line): Promise<CartChange> {
  const moved = await saveForLater(line.id, site.wishlistPageSize);
  if (moved.list) showList(site, moved.list, { added: line.productKey });
  if ('failure' in moved && moved.failure.__typename === 'ShoppingListLineItemsMaxLimitError')
    reportListFailure(site, { code: moved.failure.__typename, message: moved.failure.message });
  return moved;
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
