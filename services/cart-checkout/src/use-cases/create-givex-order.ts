import type { Shopper } from '../domain/shopper.ts';
import { placeOrder } from './place-order.ts';
import type { PaidAnswer, PaidRequest, PlaceOrderPorts } from './place-order.ts';

type OfCards = 'OrderPending' | 'PaymentDeclinedError' | 'PaymentTokenError';
export type GivexAnswer = Exclude<PaidAnswer, { type: OfCards }>;

/** Places the order of a cart that gift cards pay for completely (MU-08, ST-07). @throws InvalidFieldError for any other cart */
export async function createGivexOrder(
  ports: PlaceOrderPorts,
  shopper: Shopper,
  request: PaidRequest,
): Promise<GivexAnswer> {
  const placing = { ...request, method: 'givex', transientToken: null, browser: null } as const;
  return asGivexAnswer(await placeOrder(ports, shopper, placing));
}

/** If it is one of these, it answers a payment by card of the same cart. */
function asGivexAnswer(answer: PaidAnswer): GivexAnswer {
  if (answer.type === 'OrderPending') return { type: 'CheckoutInProgress' };
  if (answer.type === 'PaymentDeclinedError' || answer.type === 'PaymentTokenError') {
    return { type: 'PaymentUnavailableError' };
  }
  return answer;
}
