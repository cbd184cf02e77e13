import type { PaymentState, TenderState } from './payment.ts';

/** What a tender contributes to the state of its payment. */
export interface TenderStanding {
  readonly state: TenderState;
  /** The provider holds an amount that we do not accept: it is reversed. */
  readonly isRefused?: boolean;
}

/**
 * The state of a payment by the tenders of its latest attempt. While an answer is awaited nothing is decided; then one tender that
 * failed decides, and the payment is authorised only when all are held.
 */
export function paymentState(tenders: readonly TenderStanding[], isTombstoned = false): PaymentState {
  const some = (...states: TenderState[]): boolean =>
    tenders.some((tender) => states.includes(effective(tender)));
  if (isTombstoned) return 'cancelled';
  if (some('sent')) return 'authorising';
  if (some('unknown')) return 'unknown';
  if (some('declined', 'reversed')) return 'declined';
  if (some('action')) return 'action';
  return some('intended') ? 'authorising' : 'authorised';
}

const effective = ({ state, isRefused = false }: TenderStanding): TenderState =>
  state === 'held' && isRefused ? 'declined' : state;

/**
 * Tenders of an attempt that has ended whose money is, or may be, held, in the order in which they are reversed: the last one
 * first. None while the attempt may still succeed.
 * @param tenders in plan order
 */
export function tendersToReverse<Tender extends TenderStanding>(
  tenders: readonly Tender[],
  isTombstoned = false,
): Tender[] {
  const state = paymentState(tenders, isTombstoned);
  if (state !== 'declined' && state !== 'unknown' && state !== 'cancelled') return [];
  return tenders.filter((tender) => tender.state === 'held' || tender.state === 'unknown').reverse();
}
