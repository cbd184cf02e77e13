import type { CartLine } from '../domain/cart/cart.ts';
import { changed, optionsKey } from '../domain/cart/line-options.ts';
import type { LineOptions, OptionChange } from '../domain/cart/line-options.ts';
import type { FailureOf } from '../domain/failures.ts';
import type { Shopper } from '../domain/shopper.ts';
import { cartAnswer } from './cart-answer.ts';
import type { CartChanged } from './cart-answer.ts';
import { changeCart } from './change-cart.ts';
import type { ChangeCartPorts } from './change-cart.ts';
import type { ViewCartPorts } from './view-cart.ts';

export interface ChangeLineOptionsPorts extends ViewCartPorts, ChangeCartPorts {
  readonly carts: ViewCartPorts['carts'] & {
    /** @returns `moved-on` when the cart has changed since it was read or cannot be changed now */
    setOptions(
      cart: { readonly id: string; readonly version: number },
      line: { readonly id: string; readonly sku: string },
      options: LineOptions,
    ): Promise<'changed' | 'moved-on' | 'full'>;
  };
}

export type ChangeLineOptionsResult =
  | CartChanged
  | FailureOf<'CartNotFoundError' | 'LineItemNotFoundError' | 'CartLimitError' | 'CheckoutInProgress'>;

/** A cart that changes this often is being edited by its shopper, who will retry. */
const TRIES = 3;

/**
 * Changes what was chosen for the pieces of a line. If the cart has a line with the same choices, the two become one.
 * @param changeOf throws InvalidFieldError for a choice that the piece does not have
 */
export async function changeLineOptions(
  ports: ChangeLineOptionsPorts,
  shopper: Shopper,
  lineItemId: string,
  changeOf: (line: CartLine) => OptionChange,
): Promise<ChangeLineOptionsResult> {
  let outcome = 'moved-on' as 'changed' | 'moved-on' | 'full' | 'gone' | 'same';
  const write = async () => {
    outcome = await tryChange(ports, shopper, lineItemId, changeOf);
    return outcome !== 'moved-on';
  };
  for (let tries = 0; tries < TRIES && outcome === 'moved-on'; tries++)
    await changeCart(ports, shopper, write);
  if (outcome === 'gone') return { type: 'LineItemNotFoundError' };
  if (outcome === 'full') return { type: 'CartLimitError' };
  return cartAnswer(ports, shopper, outcome !== 'moved-on');
}

async function tryChange(
  { carts }: ChangeLineOptionsPorts,
  shopper: Shopper,
  lineItemId: string,
  changeOf: (line: CartLine) => OptionChange,
) {
  const cart = await carts.findActive(shopper);
  if (cart === null) return 'same';
  const line = cart.lines.find(({ id }) => id === lineItemId);
  if (line === undefined) return 'gone';
  const options = changed(line.options, changeOf(line));
  if (optionsKey(options) === optionsKey(line.options)) return 'same';
  return carts.setOptions(cart, { id: line.id, sku: line.variant.sku }, options);
}
