import type { FailureOf } from '../domain/failures.ts';
import { readDiscountCode } from '../domain/promotions/discount-code.ts';
import type { Shopper } from '../domain/shopper.ts';
import { cartAnswer } from './cart-answer.ts';
import type { CartChanged } from './cart-answer.ts';
import { changeCart } from './change-cart.ts';
import type { ChangeCartPorts } from './change-cart.ts';
import type { ViewCartPorts } from './view-cart.ts';

export interface RemoveDiscountCodePorts extends ViewCartPorts, ChangeCartPorts {
  readonly carts: ViewCartPorts['carts'] & {
    removeDiscountCode(cartId: string, code: string): Promise<boolean>;
  };
}

export type RemoveDiscountCodeResult = CartChanged | FailureOf<'CartNotFoundError' | 'CheckoutInProgress'>;

/** Takes a code off the bag (MU-07); a missing one is no error. */
export async function removeDiscountCode(
  ports: RemoveDiscountCodePorts,
  shopper: Shopper,
  typed: string,
): Promise<RemoveDiscountCodeResult> {
  const code = readDiscountCode(typed);
  const cart = await ports.carts.findActive(shopper);
  const entered = cart?.promotions?.codes.some((known) => known.code === code) ?? false;
  if (cart === null || code === null || !entered) return cartAnswer(ports, shopper, true);
  const write = () => ports.carts.removeDiscountCode(cart.id, code);
  return cartAnswer(ports, shopper, await changeCart(ports, shopper, write));
}
