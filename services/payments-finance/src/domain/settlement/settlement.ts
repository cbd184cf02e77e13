import type { PaymentState, TenderState } from '../payment/payment.ts';

/** What a movement of an order (shipment, cancellation, return), an operator or the end of a hold (`renew`) requires of a payment. */
export type SettlementKind = OrderedKind | 'renew';

/** What a movement of an order or an operator requires. */
export type OrderedKind = 'capture' | 'void' | 'refund';

/** `intended → sent → done | refused | unknown`; an unknown one is voided and then intended again. */
export type SettlementState = 'intended' | 'sent' | 'done' | 'refused' | 'unknown';

/** Why it was refused. The first seven are our reasons, the others the provider's. */
export type SettlementRefusal =
  | 'not-renewable'
  | 'gift-card-not-cancelled'
  | 'nothing-authorised'
  | 'exceeds-authorised'
  | 'nothing-captured'
  | 'exceeds-captured'
  | 'currency-mismatch'
  | 'authorisation-gone'
  | 'capture-voided'
  | 'declined'
  | 'refused-by-provider'
  | 'provider-unavailable';

/** `hold`: an authorisation that takes the place of one that ends. */
export type RequestKind = 'capture' | 'refund' | 'hold';

/** `undone`: it is known to have no effect at the provider. */
export type RequestState = 'sent' | 'done' | 'refused' | 'unknown' | 'undone';

/** One call to the provider. Amounts in minor units of the payment's currency. */
export interface SettlementRequest {
  readonly id: string;
  readonly settlementId: string;
  readonly kind: RequestKind;
  /** Of a refund: the request of the capture that is refunded. */
  readonly captureId: string | undefined;
  /** Of a capture: it is marked as the last, so the provider releases the rest of the authorisation. */
  readonly closes: boolean;
  /** Of a capture: the request of the hold that is captured; undefined: the tender's first hold. */
  readonly holdId?: string | undefined;
  /** Of a hold: the one in whose place it stands. */
  readonly replaced?: ReplacedHold | undefined;
  readonly amount: number;
  readonly transactionId: string;
  readonly providerId: string | undefined;
  readonly state: RequestState;
  /** Of an unknown one: what the settlement is refused for once it is undone. */
  readonly refusal?: SettlementRefusal | undefined;
  readonly ageSeconds: number;
}

/** A hold that another one stands in for, and what it still holds. */
export interface ReplacedHold {
  readonly providerId: string;
  readonly minorUnits: number;
}

/**
 * What caused a settlement: a movement of goods, the beginning of their making, the cancellation of goods that were being made, an
 * operator, an excess captured by an operator that is refunded, a refund that another tender has too little left for, or the end of a
 * hold.
 */
export type SettlementCause = 'movement' | 'making' | 'unmade' | 'operator' | 'excess' | 'moved' | 'hold';

/** Prefixes of the references of settlements that are not of a parcel, a cancellation or a return. */
export const OPERATOR = 'operator:';
export const EXCESS = 'excess:';
export const MAKING = 'making:';
export const UNMADE = 'unmade:';
const MOVED = 'moved:';
export const HOLD = 'hold:';

const CAUSES = [
  [OPERATOR, 'operator'],
  [EXCESS, 'excess'],
  [MAKING, 'making'],
  [UNMADE, 'unmade'],
  [MOVED, 'moved'],
  [HOLD, 'hold'],
] as const;

export const causeOf = (reference: string): SettlementCause =>
  CAUSES.find(([prefix]) => reference.startsWith(prefix))?.[1] ?? 'movement';

/** Whether an event of the order caused it. */
export const isOfOrder = (cause: SettlementCause): boolean =>
  cause === 'movement' || cause === 'making' || cause === 'unmade';

/**
 * The reference of a part of a refund that is moved to another tender: `moved:2:<reference of the refund>`.
 * @param references of all settlements of the payment
 */
export function movedReference(reference: string, references: readonly string[]): string {
  const moved = references.filter((other) => other.startsWith(MOVED)).length;
  return `${MOVED}${moved + 1}:${reference.replace(/^moved:\d+:/, '')}`;
}

/** What is required of a tender, and its progress. Minor units. */
export interface AskedSettlement {
  /** Ascending in the order of recording. */
  readonly id: string;
  readonly kind: SettlementKind;
  readonly cause: SettlementCause;
  readonly state: SettlementState;
  readonly amount: number;
  /** The part of the amount that the provider has confirmed or that needs no request of this tender. */
  readonly settled: number;
  /** Of a refund, the settled part that this tender does not pay: other tenders do, or all of the payment was refunded already. */
  readonly elsewhere: number;
  /** Of a refund: the part of `settled` that had not been captured, because the capture for the making was refused. */
  readonly uncaptured?: number;
  /** The last movement of the order: the authorisation is closed. */
  readonly final: boolean;
}

/** A settlement of one tender and everything its next step depends on, read under the lock on the payment. */
export interface SettlementFacts {
  readonly settlement: AskedSettlement & {
    readonly currency: string;
    readonly attempts: number;
    readonly ageHours: number;
    /** Of a return: the value of gift cards in it that could not be cancelled, which is not refunded. */
    readonly keptMinorUnits?: number;
  };
  /** Of the same tender. */
  readonly others: readonly AskedSettlement[];
  readonly paymentState: PaymentState;
  readonly totals: TenderTotals;
  /** Undefined when the payment was cancelled before any authorisation. */
  readonly tender:
    | {
        readonly state: TenderState;
        /** Of the hold that stands. */
        readonly providerId: string | undefined;
        /** The request of the hold that stands; undefined: the tender's first one. */
        readonly holdId?: string | undefined;
        /** The hold has ended. */
        readonly hasEnded?: boolean;
      }
    | undefined;
  /** All requests of the tender, in the order they were sent. */
  readonly requests: readonly SettlementRequest[];
  readonly elsewhere: OtherTenders;
}

/** The other tenders of the same payment. */
export interface OtherTenders {
  /** Nothing of them was captured, released or is about to be captured: the payment can be cancelled as a whole. */
  readonly areUntouched: boolean;
  /** An earlier cancellation of a part of them has not ended. */
  readonly areVoiding: boolean;
  /** An earlier last cancellation of one of them is in progress: it may be cancelling the payment as a whole. */
  readonly areClosing: boolean;
  /** A capture, or a refund by hand, of one of them has not ended. */
  readonly areMoving: boolean;
  /** What was captured of each and no refund asks for, in plan order. Minor units. */
  readonly refundable: readonly { readonly tenderId: string; readonly amount: number }[];
}

/** Minor units of one tender. `refunded ≤ captured`, `captured + voided ≤ authorised`, `released ≤ voided`. */
export interface TenderTotals {
  readonly currency: string;
  readonly authorised: number;
  readonly captured: number;
  readonly refunded: number;
  /** Pence that will not be captured. */
  readonly voided: number;
  /** Released from an authorisation of which another part was captured. */
  readonly released: number;
}
