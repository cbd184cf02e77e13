import type { PaymentState, TenderState } from '../payment/payment.ts';

/** What a movement of an order asks of its payment: a parcel, a cancellation, a return; or a person by hand. */
export type SettlementKind = 'capture' | 'void' | 'refund';

/** `intended → sent → done | refused | unknown`; an unknown one is made harmless and then intended again. */
export type SettlementState = 'intended' | 'sent' | 'done' | 'refused' | 'unknown';

/** Why nothing came of it. The first five are ours, the others the provider's. */
export type SettlementRefusal =
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

export type RequestKind = 'capture' | 'refund';

/** `undone`: it is known that nothing of it stands at the provider. */
export type RequestState = 'sent' | 'done' | 'refused' | 'unknown' | 'undone';

/** One call to the provider. Amounts in minor units of the payment's currency. */
export interface SettlementRequest {
  readonly id: string;
  readonly settlementId: string;
  readonly kind: RequestKind;
  /** Of a refund: the request whose capture it gives back. */
  readonly captureId: string | undefined;
  /** Of a capture: the provider is told that it is the last, and gives back what is left of the authorisation. */
  readonly closes: boolean;
  readonly amount: number;
  readonly transactionId: string;
  readonly providerId: string | undefined;
  readonly state: RequestState;
  readonly ageSeconds: number;
}

/** A settlement and everything its next step depends on, the payment's row locked. */
export interface SettlementFacts {
  readonly settlement: {
    readonly id: string;
    readonly kind: SettlementKind;
    readonly state: SettlementState;
    readonly currency: string;
    readonly amount: number;
    /** What of the amount the provider has confirmed. */
    readonly settled: number;
    /** Nothing more of the order will leave: the authorisation closes. */
    readonly final: boolean;
    /** A person asked for it, and is told at once instead of waiting. */
    readonly byOperator: boolean;
    readonly attempts: number;
    readonly ageHours: number;
  };
  readonly payment: PaymentTotals;
  readonly tender: { readonly state: TenderState; readonly providerId: string | undefined } | undefined;
  /** All of the payment, in the order they were sent. */
  readonly requests: readonly SettlementRequest[];
  /** Captures and voids of the payment, older than this one, that have not come to their end. */
  readonly olderOpen: number;
  readonly openCaptures: number;
  readonly refusedCaptures: number;
}

/** Minor units. `refunded ≤ captured`, `captured + voided ≤ authorised`, `released ≤ voided`. */
export interface PaymentTotals {
  readonly state: PaymentState;
  readonly currency: string;
  readonly authorised: number;
  readonly captured: number;
  readonly refunded: number;
  /** Will not be taken any more. */
  readonly voided: number;
  /** Given back of an authorisation of which another part was captured. */
  readonly released: number;
}
