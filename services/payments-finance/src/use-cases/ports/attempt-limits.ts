import type { Amount } from '../../domain/payment/payment.ts';

/** One attempt to pay, with everything it is limited by. */
export interface PaymentAttempt {
  readonly site: string;
  /** "a:<anonymous id>" or "c:<customer id>". */
  readonly ownerKey: string;
  readonly ipAddress: string;
  readonly email: string;
  /** Of the cards and gift cards of the plan; keyed digests, never numbers. */
  readonly cardDigests: readonly string[];
  /** Of the whole plan. */
  readonly amount: Amount;
  /** The answer to the bot check; empty where the page has none. */
  readonly botCheck: string;
  /** The shopper has paid for an order before. */
  readonly hasPaidOrder: boolean;
}

export type AttemptVerdict =
  | {
      readonly kind: 'allowed';
      /** The bot check was needed, and has used its answer up. */
      readonly passedBotCheck: boolean;
      /** A card is held only after the bank's challenge was passed. */
      readonly needsChallenge: boolean;
    }
  | { readonly kind: 'too-many'; readonly retryAfterSeconds: number }
  /** Allowed once the bot check is answered. */
  | { readonly kind: 'bot-check' };

/** Of an attempt of which nothing is asked. */
export const UNASKED = { kind: 'allowed', passedBotCheck: false, needsChallenge: false } as const;

/** By what a declined attempt is counted. */
export type DeclinedAttempt = Omit<PaymentAttempt, 'amount' | 'botCheck' | 'hasPaidOrder'>;

/** Limits on attempts to pay, so that the shop cannot be used to test cards. */
export interface AttemptLimits {
  /** Counts the attempt and judges it. */
  count(attempt: PaymentAttempt): Promise<AttemptVerdict>;
  /** How an attempt ended at the provider, for limits by the share of declined attempts. */
  outcome?(site: string, outcome: 'authorised' | 'declined'): void;
  /** Counts an attempt that the provider has declined against its session, network, cards and e-mail. */
  declined?(attempt: DeclinedAttempt): Promise<void>;
}
