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

/** What a settlement came of: goods that moved, a person, or goods that moved after too much was captured by hand. */
export type SettlementCause = 'movement' | 'operator' | 'excess';

/** How the references of settlements begin that no movement of goods asked for: a person's, and what is paid back of theirs. */
export const OPERATOR = 'operator:';
export const EXCESS = 'excess:';

export function causeOf(reference: string): SettlementCause {
  if (reference.startsWith(OPERATOR)) return 'operator';
  return reference.startsWith(EXCESS) ? 'excess' : 'movement';
}

/** What is asked of a payment, and how far it has come. Minor units. */
export interface AskedSettlement {
  /** Rises in the order in which they were recorded. */
  readonly id: string;
  readonly kind: SettlementKind;
  readonly cause: SettlementCause;
  readonly state: SettlementState;
  readonly amount: number;
  /** What of the amount the provider has confirmed, or was paid for before. */
  readonly settled: number;
  /** Nothing more of the order will leave: the authorisation closes. */
  readonly final: boolean;
}

/** A settlement and everything its next step depends on, the payment's row locked. */
export interface SettlementFacts {
  readonly settlement: AskedSettlement & {
    readonly currency: string;
    readonly attempts: number;
    readonly ageHours: number;
  };
  /** Of the same payment. */
  readonly others: readonly AskedSettlement[];
  readonly payment: PaymentTotals;
  readonly tender: { readonly state: TenderState; readonly providerId: string | undefined } | undefined;
  /** All of the payment, in the order they were sent. */
  readonly requests: readonly SettlementRequest[];
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
