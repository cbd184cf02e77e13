import type { SettlementBookingKind } from './settlement-postings.ts';
import type {
  AskedSettlement,
  PaymentTotals,
  RequestState,
  SettlementFacts,
  SettlementRefusal,
  SettlementRequest,
  SettlementState,
} from './settlement.ts';

/** Everything one step changes, written together or not at all. `done` and `refused` are told to others by an event. */
export interface SettlementChange {
  readonly settlement: {
    readonly state: SettlementState;
    readonly settled?: number;
    readonly refusal?: SettlementRefusal;
  };
  readonly open?: NewRequest;
  readonly resolve?: {
    readonly id: string;
    readonly from: RequestState;
    readonly to: RequestState;
    readonly providerId?: string;
    readonly refusal?: SettlementRefusal;
  };
  /** New totals of the payment. */
  readonly totals?: Partial<Pick<PaymentTotals, 'captured' | 'refunded' | 'voided' | 'released'>>;
  readonly bookings?: readonly SettlementBooking[];
  /** Captured by hand for goods that were not sent: a refund of its own is recorded for it, once per settlement. */
  readonly giveBack?: number;
  readonly next: NextAttempt;
}

export type NewRequest = Omit<SettlementRequest, 'settlementId' | 'state' | 'providerId' | 'ageSeconds'>;

export interface SettlementBooking {
  readonly kind: SettlementBookingKind;
  readonly amount: number;
  /** Undefined for a release, which no request of its own brought about. */
  readonly requestId?: string;
}

/**
 * When to look at it again: `now` in this very round, `leased` when the process that holds it has had its time, `never`
 * where it has ended or a person must act.
 */
export type NextAttempt = 'now' | 'leased' | 'never' | { readonly seconds: number };

export const refused = (refusal: SettlementRefusal): SettlementChange => ({
  settlement: { state: 'refused', refusal },
  next: 'never',
});

/** Nothing of it needs a request any more. */
export const settledWhole = ({ settlement: { amount } }: SettlementFacts): SettlementChange => ({
  settlement: { state: 'done', settled: amount },
  next: 'never',
});

/** What is left of the authorisation goes back: nothing more will be captured. */
export function closing(
  payment: PaymentTotals,
  captured = payment.captured,
): Pick<SettlementChange, 'totals' | 'bookings'> {
  const left = payment.authorised - captured;
  const amount = left - payment.released;
  return {
    totals: { captured, voided: left, released: left },
    bookings: amount > 0 ? [{ kind: 'authorisation-release', amount }] : [],
  };
}

/** What captures under way or done leave of the authorisation. */
export const capturable = ({ payment, requests }: SettlementFacts): number =>
  payment.authorised - payment.voided - sumOf(standing(requests, 'capture'));

/** What refunds under way or done leave of the captures. */
export const refundable = ({ payment, requests }: SettlementFacts): number =>
  payment.captured - sumOf(standing(requests, 'refund'));

/** Whether it is not known yet what the provider did. */
export const isOpen = ({ state }: SettlementRequest): boolean => state === 'sent' || state === 'unknown';

export const hasEnded = ({ state }: AskedSettlement): boolean => state === 'done' || state === 'refused';

export const isByHand = ({ cause }: AskedSettlement): boolean => cause === 'operator';

/** A capture that goods asked for by leaving. */
export const isParcel = ({ kind, cause }: AskedSettlement): boolean =>
  kind === 'capture' && cause === 'movement';

/** Nothing more of the order will leave: its last movement is known. */
export const isOver = (others: readonly AskedSettlement[]): boolean =>
  others.some(({ final, cause }) => final && cause === 'movement');

/** Requests that have moved money, or may have. */
export const standing = (
  requests: readonly SettlementRequest[],
  kind: SettlementRequest['kind'],
): SettlementRequest[] =>
  requests.filter((request) => request.kind === kind && ['sent', 'unknown', 'done'].includes(request.state));

export const sumOf = (requests: readonly { readonly amount: number }[]): number =>
  requests.reduce((sum, { amount }) => sum + amount, 0);
