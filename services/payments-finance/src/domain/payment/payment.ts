import type { DeclineReason } from './decline-reason.ts';

/** In any currency: a provider may answer in one that was not requested. */
export interface Amount {
  readonly minorUnits: number;
  readonly currency: string;
}

export type PaymentState = 'authorising' | 'challenge' | 'authorised' | 'declined' | 'unknown' | 'cancelled';

/**
 * `intended → sent → held | declined | unknown`, and from held or unknown to `reversed`. With a challenge:
 * `intended → challenge → sent`; if the bank requires it only in answer to the authorisation, `sent → intended` comes before.
 */
export type TenderState = 'intended' | 'challenge' | 'sent' | 'held' | 'declined' | 'unknown' | 'reversed';

/** EU-04. */
export type PaymentMethod = 'credit-card' | 'klarna' | 'givex' | 'paypal' | 'v12' | 'applepay';

export interface HeldTender {
  readonly id: string;
  readonly method: PaymentMethod;
  readonly amount: Amount;
  readonly maskedNumber: string;
  readonly cardType: string;
}

/** A challenge by the bank: a form POST of JWT=accessToken to stepUpUrl, in a frame. */
export interface Challenge {
  readonly stepUpUrl: string;
  readonly accessToken: string;
  /** The provider's id of the authentication. */
  readonly transactionId: string;
  /** From now until the card token expires, less a minute. */
  readonly validSeconds: number;
}

/** The payment of one placement as other services see it. */
export interface PaymentView {
  readonly id: string;
  readonly state: PaymentState;
  readonly declineReason: DeclineReason | undefined;
  readonly held: readonly HeldTender[];
  /** With state `challenge`. */
  readonly challenge: Challenge | undefined;
}
