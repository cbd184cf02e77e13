import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import type { BrowserReport } from '../domain/placement/browser.ts';
import type { Shopper } from '../domain/shopper.ts';
import { placeOrder } from './place-order.ts';
import type { PaidAnswer, PaidRequest, PlaceOrderPorts } from './place-order.ts';

export type CardAnswer = PaidAnswer;

export interface CardRequest extends PaidRequest {
  readonly transientToken: string;
  readonly browser: BrowserReport | null;
  /** As in PlaceRequest. */
  readonly agreesToStoredCard?: boolean;
}

export const MAX_TOKEN_LENGTH = 16_384;

/** Gift cards pay first, and the card the rest (MU-13). @throws InvalidFieldError */
export async function placeOrderByCard(
  ports: PlaceOrderPorts,
  shopper: Shopper,
  request: CardRequest,
): Promise<CardAnswer> {
  const { transientToken } = request;
  if (transientToken.trim() === '' || transientToken.length > MAX_TOKEN_LENGTH) {
    throw new InvalidFieldError('transientToken', 'This is no card token.');
  }
  return placeOrder(ports, shopper, { ...request, method: 'credit-card' });
}
