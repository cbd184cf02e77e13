import { sameEmail } from '@loupe/contact/email';
import { isGuest } from '../shopper.ts';
import type { Shopper } from '../shopper.ts';
import type { Order } from './order.ts';

const GUEST_HOURS = 24;

export interface OrderClaim {
  /** Whether the confirmation page asks. */
  readonly isOrderConfirmation: boolean;
  readonly email: string | null;
}

/**
 * Whether a shopper may see an order (QY-06): its customer always, the guest session that placed it for 24 hours on the
 * confirmation page, and anyone who knows its number and e-mail.
 */
export function maySee(order: Order, shopper: Shopper, { isOrderConfirmation, email }: OrderClaim): boolean {
  if (order.site !== shopper.site) return false;
  if (email !== null && sameEmail(order.email, email)) return true;
  if (order.owner !== shopper.owner) return false;
  return !isGuest(shopper) || (isOrderConfirmation && isFresh(order));
}

function isFresh({ placedAt, readAt }: Order): boolean {
  return readAt.getTime() - placedAt.getTime() < GUEST_HOURS * 3_600_000;
}
