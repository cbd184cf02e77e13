import type { ApplicationStatus } from '../payment/waiting.ts';
import { isOfOrder } from './settlement.ts';
import type { SettlementBookingKind } from './settlement-postings.ts';
import type {
  AskedSettlement,
  TenderTotals,
  RequestState,
  SettlementFacts,
  SettlementRefusal,
  SettlementRequest,
  SettlementState,
} from './settlement.ts';

/** Everything one step changes, written atomically. `done` and `refused` are published as an event. */
export interface SettlementChange {
  readonly settlement: {
    readonly state: SettlementState;
    readonly settled?: number;
    readonly elsewhere?: number;
    readonly uncaptured?: number;
    readonly refusal?: SettlementRefusal;
  };
  readonly open?: NewRequest;
  readonly resolve?: {
    readonly id: string;
    readonly from: RequestState;
    readonly to: RequestState;
    readonly providerId?: string;
    readonly refusal?: SettlementRefusal;
    /** What the provider holds, where it is not what was requested. */
    readonly amount?: number;
  };
  /** The tender's hold from now on. */
  readonly hold?: {
    /** Its request; undefined: the same hold lasts longer. */
    readonly requestId?: string;
    readonly providerId: string;
    /** Until it ends; undefined where the provider states no end. */
    readonly heldSeconds: number | undefined;
  };
  /** The provider has no hold any more. */
  readonly holdEnded?: true;
  /** New totals of the tender. */
  readonly totals?: Partial<Pick<TenderTotals, 'captured' | 'refunded' | 'voided' | 'released'>>;
  readonly bookings?: readonly SettlementBooking[];
  /** Captured by an operator for goods that were not sent: a separate refund is recorded, once per settlement. */
  readonly giveBack?: number;
  /** Parts of a refund that other tenders pay: each is recorded as a refund of its own. */
  readonly moves?: readonly MovedPart[];
  /** EU-23: what the lender says of the tender's loan now. */
  readonly applicationStatus?: ApplicationStatus;
  readonly next: NextAttempt;
}

export interface MovedPart {
  readonly tenderId: string;
  readonly amount: number;
}

export type NewRequest = Omit<SettlementRequest, 'settlementId' | 'state' | 'providerId' | 'ageSeconds'>;

export interface SettlementBooking {
  readonly kind: SettlementBookingKind;
  readonly amount: number;
  /** Undefined for a release, which has no request of its own. */
  readonly requestId?: string;
  /** The request of the hold that it is about; undefined: the tender's first one. */
  readonly holdId?: string | undefined;
}

/**
 * The next attempt: `now` in the same round, `leased` when the lease of this process expires, `never` if it has ended or an
 * operator must act.
 */
export type NextAttempt = 'now' | 'leased' | 'never' | { readonly seconds: number };

export const refused = (refusal: SettlementRefusal): SettlementChange => ({
  settlement: { state: 'refused', refusal },
  next: 'never',
});

/** The rest of it needs no request. */
export const settledWhole = ({ settlement: { amount } }: SettlementFacts): SettlementChange => ({
  settlement: { state: 'done', settled: amount },
  next: 'never',
});

/** Releases the rest of the authorisation: nothing more will be captured. Of a hold that has ended there is no rest. */
export function closing(
  { totals, tender }: Pick<SettlementFacts, 'totals' | 'tender'>,
  captured = totals.captured,
): Pick<SettlementChange, 'totals' | 'bookings'> {
  const left = totals.authorised - captured;
  const amount = tender?.hasEnded ? 0 : left - totals.released;
  return {
    totals: { captured, voided: left, released: left },
    bookings: amount > 0 ? [{ kind: 'authorisation-release', amount, holdId: tender?.holdId }] : [],
  };
}

/** The authorisation less captures that are done or in progress. */
export const capturable = ({ totals, requests }: SettlementFacts): number =>
  totals.authorised - totals.voided - sumOf(standing(requests, 'capture'));

/** The captures less refunds that are done or in progress. */
export const refundable = ({ totals, requests }: SettlementFacts): number =>
  totals.captured - sumOf(standing(requests, 'refund'));

/** Whether the provider's result is not known yet. */
export const isOpen = ({ state }: SettlementRequest): boolean => state === 'sent' || state === 'unknown';

export const hasEnded = ({ state }: AskedSettlement): boolean => state === 'done' || state === 'refused';

export const isByHand = ({ cause }: AskedSettlement): boolean => cause === 'operator';

/** A capture, or a refund by hand, whose result decides what is left for returns. */
export const isMoving = (settlement: AskedSettlement): boolean =>
  !hasEnded(settlement) &&
  (settlement.kind === 'capture' || (settlement.kind === 'refund' && isByHand(settlement)));

/** A capture caused by a shipment, or by the beginning of making, which is paid for as a parcel is. */
export const isParcel = ({ kind, cause }: AskedSettlement): boolean => kind === 'capture' && isOfOrder(cause);

/** No further movement of the order will come. */
export const lastMovementKnown = (others: readonly AskedSettlement[]): boolean =>
  others.some(({ final, cause }) => final && cause === 'movement');

/** Requests that have moved money or may have moved it. */
export const standing = (
  requests: readonly SettlementRequest[],
  kind: SettlementRequest['kind'],
): SettlementRequest[] =>
  requests.filter((request) => request.kind === kind && ['sent', 'unknown', 'done'].includes(request.state));

export const sumOf = (requests: readonly { readonly amount: number }[]): number =>
  requests.reduce((sum, { amount }) => sum + amount, 0);
