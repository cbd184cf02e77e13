import type { DeclineReason } from './decline-reason.ts';

/** Any currency, since a provider may answer in one that was not asked for. */
export interface Amount {
  readonly minorUnits: number;
  readonly currency: string;
}

export type PaymentState = 'authorising' | 'authorised' | 'declined' | 'unknown' | 'cancelled';

/** `intended → sent → held | declined | unknown`, and from held or unknown to `reversed`. */
export type TenderState = 'intended' | 'sent' | 'held' | 'declined' | 'unknown' | 'reversed';

/** EU-04. */
export type PaymentMethod = 'credit-card' | 'klarna' | 'givex' | 'paypal' | 'v12' | 'applepay';

export interface HeldTender {
  readonly id: string;
  readonly method: PaymentMethod;
  readonly amount: Amount;
  readonly maskedNumber: string;
  readonly cardType: string;
}

/** The payment of one placement as other services see it. */
export interface PaymentView {
  readonly id: string;
  readonly state: PaymentState;
  readonly declineReason: DeclineReason | undefined;
  readonly held: readonly HeldTender[];
}
