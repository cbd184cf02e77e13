import type { HeldState } from '../order/order-money.ts';
import type { OrderToPay, PayAgainLink } from './pay-again.ts';

/** What the one who has a link can do. */
export type Due =
  /** Pence. */
  | { readonly kind: 'due'; readonly amount: number }
  /** A bank is being asked, or an attempt is being cancelled. */
  | { readonly kind: 'checking' }
  | { readonly kind: 'paid' }
  /** The money was there again without the shopper. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'cancelled' }
  /** The link is too old, or of a time before: a later e-mail has another. */
  | { readonly kind: 'expired' };

/** Judges a link by what payments says now, which may be later than what the order says. */
export function dueOf(
  { status, money, live, isPaid }: Pick<OrderToPay, 'status' | 'money' | 'live' | 'isPaid'>,
  link: PayAgainLink & { readonly isExpired: boolean },
  held: HeldState,
): Due {
  if (status === 'CANCELLED' || held.state === 'cancelled') return { kind: 'cancelled' };
  if (held.state !== 'missing') return isPaid ? { kind: 'paid' } : { kind: 'nothing' };
  if (link.isExpired || link.episode !== money.version) return { kind: 'expired' };
  if (live?.state === 'authorised') return { kind: 'paid' };
  if (live !== null && live.state !== 'challenge') return { kind: 'checking' };
  return { kind: 'due', amount: held.missing };
}
