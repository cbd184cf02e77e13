import { DependencyDownError } from '@loupe/messaging/errors';
import type { FailureOf } from '../domain/failures.ts';
import type { HeldState } from '../domain/order/order-money.ts';
import { dueOf } from '../domain/pay-again/due.ts';
import type { Due } from '../domain/pay-again/due.ts';
import type { OrderToPay, PayAgainLink } from '../domain/pay-again/pay-again.ts';

export interface JudgePayAgainPorts {
  readonly payAgainLinks: {
    /** @returns null for a token that is not ours */
    read(token: string): (PayAgainLink & { readonly isExpired: boolean }) | null;
  };
  readonly payAgains: {
    findOrder(
      site: string,
      orderId: string,
      about: { readonly key: string; readonly episode: bigint },
    ): Promise<OrderToPay | null>;
  };
  readonly payments: {
    /** Whether there is money for the order of this placement. @throws when payments is not reached */
    findHeld(placementId: string): Promise<HeldState>;
  };
}

export interface LinkedOrder {
  readonly link: PayAgainLink & { readonly isExpired: boolean };
  readonly order: OrderToPay;
}

/** The order of a link; null for a link that is not ours, or of the other site. @param key the request's idempotency key */
export async function linkedOrder(
  { payAgainLinks, payAgains }: Pick<JudgePayAgainPorts, 'payAgainLinks' | 'payAgains'>,
  site: string,
  token: string,
  key: string | null = null,
): Promise<LinkedOrder | null> {
  const link = payAgainLinks.read(token);
  if (link === null) return null;
  const { orderId, episode } = link;
  // A key has at least one character.
  const order = await payAgains.findOrder(site, orderId, { key: key ?? '', episode });
  return order === null ? null : { link, order };
}

/** @throws DependencyDownError when payments cannot say */
export async function judgePayAgain(
  { payments }: Pick<JudgePayAgainPorts, 'payments'>,
  { order, link }: LinkedOrder,
): Promise<Due> {
  const held = await payments.findHeld(order.placementId);
  if (held.state === 'unknown')
    throw new DependencyDownError('Payments does not say whether an order has its money.');
  return dueOf(order, link, held);
}

/** Why an order cannot be paid again; null when it can. */
export function refusalOf(
  due: Exclude<Due, { kind: 'paid' }>,
): FailureOf<'CheckoutInProgress' | 'NothingToPayError' | 'OrderCancelledError' | 'LinkExpiredError'> | null {
  switch (due.kind) {
    case 'due':
      return null;
    case 'checking':
      return { type: 'CheckoutInProgress' };
    case 'nothing':
      return { type: 'NothingToPayError' };
    case 'cancelled':
      return { type: 'OrderCancelledError' };
    case 'expired':
      return { type: 'LinkExpiredError' };
  }
}
