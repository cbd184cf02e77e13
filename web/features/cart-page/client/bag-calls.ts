import { leaveList } from '#features/header-data/leave-list.ts';
import { reportListFailure } from '#features/header-data/report-list-failure.ts';
import { showList } from '#features/header-data/mini-loader.ts';
import { facts } from '#features/measuring/facts.ts';
import { optionsOfLine } from '#features/personal/added-options.ts';
import type { SiteFacts } from '#lib/site-context.tsx';
import { sentence } from '#lib/translations/sentence.ts';
import { addToCart, saveForLater, updateQuantity, type CartChange } from '../../cart/cart-api.ts';
import { cartFailure, type Refusal } from '../../cart/cart-failure.ts';
import { isCartPageFailure } from '../../cart/cart-page-message.ts';
import { failureText } from '../../cart/failure-text.ts';
import type { Line, RemovedLine } from '../../cart/line.ts';
import { isSameChoice } from '../../personal/added-options.ts';

/** What became of a change: the pieces in the bag, or why it was not made. */
export async function tried(
  site: SiteFacts,
  change: Promise<CartChange | Refusal>,
): Promise<{ quantity: number } | Refusal> {
  try {
    const answer = await change;
    if ('lost' in answer) return answer;
    if (!('failure' in answer)) return { quantity: answer.cart.quantity };
    const name = answer.failure.__typename;
    return { text: failureText(answer.failure), lost: isCartPageFailure(name) ? name : undefined };
  } catch (error) {
    return { text: sentence(site, 'cart.general.error'), lost: cartFailure(error) };
  }
}

/** 0 removes the line. @throws when the call itself fails */
export const setQuantity = ({ id }: Line, quantity: number): Promise<CartChange> =>
  updateQuantity(id, quantity);

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
export async function moveToList(site: SiteFacts, line: Line, ports = HERE): Promise<CartChange | Refusal> {
  try {
    const moved = await ports.move(line.id, site.wishlistPageSize);
    if (!('failure' in moved)) {
      const { list } = moved;
      if (list) {
        const change = { added: line.productKey };
        ports.show(site, list, change);
        facts.push(['listed', { list, change }]);
      }
      return moved;
    }
    const { __typename: code } = moved.failure;
    if (isCartPageFailure(code)) return { text: undefined, lost: code };
    const isFull = code === 'ShoppingListLineItemsMaxLimitError';
    const text = failureText(moved.failure);
    ports.report(site, { code, message: isFull ? moved.failure.message : text });
    return { text: isFull ? text : undefined, lost: undefined };
  } catch (error) {
    const lost = cartFailure(error);
    if (lost === undefined) ports.report(site, { error });
    return { text: undefined, lost };
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
