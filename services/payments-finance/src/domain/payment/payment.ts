import type { HoldState } from '../settlement/hold-state.ts';
import type { DeclineReason } from './decline-reason.ts';
import type { PendingAction } from './next-action.ts';
import type { ApplicationStatus, WaitsFor } from './waiting.ts';

/** In any currency: a provider may answer in one that was not requested. */
export interface Amount {
  readonly minorUnits: number;
  readonly currency: string;
}

export type PaymentState = 'authorising' | 'action' | 'authorised' | 'declined' | 'unknown' | 'cancelled';

/**
 * `intended → sent → held | declined | unknown`, and from held or unknown to `reversed`. Where the shopper has to act first:
 * `intended → action → sent`; if the provider requires it only in answer to the authorisation, `sent → intended` comes before.
 */
export type TenderState = 'intended' | 'sent' | 'action' | 'held' | 'declined' | 'unknown' | 'reversed';

/** EU-04. */
export type PaymentMethod = 'credit-card' | 'klarna' | 'givex' | 'paypal' | 'v12' | 'applepay';

export interface HeldTender {
  readonly id: string;
  readonly method: PaymentMethod;
  readonly amount: Amount;
  readonly maskedNumber: string;
  readonly cardType: string;
}

/** The tender that failed. */
export interface DeclinedTender {
  readonly method: PaymentMethod;
  /** E.g. the id of the gift card. */
  readonly account: string | undefined;
  /** What could be held instead, where the provider named it; only in the answer to the attempt itself. */
  readonly availableMinorUnits?: number | undefined;
}

/** The payment of one placement as other services see it. */
export interface PaymentView {
  readonly id: string;
  readonly state: PaymentState;
  readonly declineReason: DeclineReason | undefined;
  /** With state `declined`. */
  readonly declinedTender: DeclinedTender | undefined;
  readonly held: readonly HeldTender[];
  /** Whether there is money for what has not left yet; without it the money is held. */
  readonly holdState?: HoldState;
  /** With the hold state `missing`. */
  readonly missingMinorUnits?: number;
  /** With state `action`. */
  readonly nextAction: PendingAction | undefined;
  /** With state `action`, where the provider decides later. */
  readonly waitsFor?: WaitsFor | undefined;
  /** Of the plan's loan. */
  readonly applicationStatus?: ApplicationStatus | undefined;
}
