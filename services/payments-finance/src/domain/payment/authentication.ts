import type { DeclineReason } from './decline-reason.ts';
import type { Amount } from './payment.ts';

/** The result of an authentication, which the authorisation must repeat; opaque to us. */
export interface AuthenticationEvidence {
  readonly commerceIndicator: string;
  readonly members: Readonly<Record<string, string>>;
}

/** The bank authenticated the shopper or does not require it: the payment may be authorised. */
export interface Authenticated {
  readonly kind: 'authenticated';
  readonly transactionId: string;
  readonly evidence: AuthenticationEvidence;
}

interface Refused {
  readonly kind: 'failed';
  readonly reason: DeclineReason;
}

/** Time-out, server error, unreadable answer. No money was requested. */
interface NoAnswer {
  readonly kind: 'no-answer';
}

/** The provider's answer to enrolment: whether the bank requires a challenge. */
export type EnrolmentAnswer =
  | Authenticated
  | Refused
  | NoAnswer
  | {
      readonly kind: 'challenge';
      readonly transactionId: string;
      readonly stepUpUrl: string;
      readonly accessToken: string;
    };

/** The provider's answer about the result of a challenge. */
export type ChallengeResult = Authenticated | Refused | NoAnswer | { readonly kind: 'pending' };

export interface AuthenticationSubject {
  /** Undefined before the provider has given the authentication an id. */
  readonly transactionId: string | undefined;
  readonly amount: Amount;
}

/**
 * An authentication is valid only for the transaction, amount and currency it was requested for. The provider's answer may
 * omit them but must not contradict them.
 */
export function speaksFor(
  asked: AuthenticationSubject,
  named: { readonly [K in 'transactionId' | 'currency']: string | undefined } & {
    readonly minorUnits: number | undefined;
  },
): boolean {
  return (
    agrees(asked.transactionId, named.transactionId) &&
    agrees(asked.amount.currency, named.currency) &&
    agrees(asked.amount.minorUnits, named.minorUnits)
  );
}

const agrees = <T>(asked: T | undefined, named: T | undefined): boolean =>
  asked === undefined || named === undefined || asked === named;
