import { comparableEmail } from '@loupe/contact/email';
import { visible } from '@loupe/contact/visible';
import { countersOf } from '@loupe/rate-limit/counters';
import type { RateLimited } from '@loupe/rate-limit/rate-limited';
import { maySee } from '../domain/order/may-see.ts';
import type { OrderClaim } from '../domain/order/may-see.ts';
import type { Order } from '../domain/order/order.ts';
import { hasFormOfOrderNumber, isLegacyOrder } from '../domain/order/order-number.ts';
import { ORDER_LOOKUP_LIMITS } from '../domain/rate-limit/limits.ts';
import type { Shopper } from '../domain/shopper.ts';
import type { Caller, LimitPorts } from './limit-ports.ts';

export interface Orders {
  findByNumber(site: string, orderNumber: string): Promise<Order | null>;
  /** The order, if it is the shopper's own or its confirmation was sent to that e-mail. */
  findForGuest(shopper: Shopper, orderNumber: string, email: string): Promise<Order | null>;
}

export interface FindOrderPorts extends LimitPorts {
  readonly orders: Orders;
  /** Of the previous platform (EN-09). */
  readonly legacyOrders: Orders;
}

export type FindOrderResult = { readonly type: 'Done'; readonly value: Order | null } | RateLimited;

/**
 * An order by its number, for those who may see it (QY-06); null for anyone else, as for a missing order. A look-up with an e-mail is
 * counted before the order is read, so that concurrent attempts cannot all pass, and given back when it finds the order. The same
 * statements run whether the number or the e-mail is wrong, so neither the answer nor its time shows which.
 */
export async function findOrder(
  ports: FindOrderPorts,
  shopper: Shopper,
  orderNumber: string,
  claim: OrderClaim,
  caller: Caller,
): Promise<FindOrderResult> {
  const typed = visible(orderNumber).trim().toUpperCase();
  const number = hasFormOfOrderNumber(typed) ? typed : '';
  const { email } = claim;
  const orders = isLegacyOrder(number) ? ports.legacyOrders : ports.orders;
  const shown = (order: Order | null) => ({
    type: 'Done' as const,
    value: order !== null && maySee(order, shopper, claim) ? order : null,
  });
  if (email === null) return shown(await orders.findByNumber(shopper.site, number));

  const written = comparableEmail(email.replaceAll('\0', ''));
  const subjects = { network: caller.network, email: ports.digestsOf(written) };
  const attempt = await ports.rateLimits.count(countersOf('order-lookup', ORDER_LOOKUP_LIMITS, { subjects }));
  if (attempt.type === 'TooManyAttemptsError') return attempt;
  const found = shown(await orders.findForGuest(shopper, number, written));
  if (found.value !== null) await ports.rateLimits.giveBack(attempt);
  return found;
}
