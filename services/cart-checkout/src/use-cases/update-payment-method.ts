import type { FailureOf } from '../domain/failures.ts';
import { methodOf } from '../domain/payment-methods/payment-method.ts';
import type { PaymentMethod } from '../domain/payment-methods/payment-method.ts';
import type { Shopper } from '../domain/shopper.ts';
import { cartAnswer } from './cart-answer.ts';
import type { CartChanged } from './cart-answer.ts';
import { changeCart } from './change-cart.ts';
import type { ChangeCartPorts } from './change-cart.ts';
import type { ViewCartPorts } from './view-cart.ts';

export interface UpdatePaymentMethodPorts extends ViewCartPorts, ChangeCartPorts {
  /** The ways to pay that are offered. */
  readonly methods: readonly PaymentMethod[];
  readonly carts: ViewCartPorts['carts'] & {
    choosePaymentMethod(shopper: Shopper, method: string): Promise<boolean>;
  };
}

export type UpdatePaymentMethodResult =
  CartChanged | FailureOf<'PaymentMethodNotOfferedError' | 'CartNotFoundError' | 'CheckoutInProgress'>;

/** Remembers how the shopper wants to pay (MU-10). @param method of EU-04 */
export async function updatePaymentMethod(
  ports: UpdatePaymentMethodPorts,
  shopper: Shopper,
  method: string,
): Promise<UpdatePaymentMethodResult> {
  if (methodOf(ports.methods, method) === undefined) return { type: 'PaymentMethodNotOfferedError' };
  const write = () => ports.carts.choosePaymentMethod(shopper, method);
  return cartAnswer(ports, shopper, await changeCart(ports, shopper, write));
}
