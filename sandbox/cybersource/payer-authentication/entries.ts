import type { AuthenticationOutcome } from '../cards/payer-behaviour.ts';

interface Common {
  readonly at: string;
  /** The merchant's order reference (clientReferenceInformation.code). */
  readonly reference: string;
}

/** A device profile was opened for a token. */
export interface SetupEntry extends Common {
  readonly kind: 'setup';
  readonly referenceId: string;
  readonly tokenId: string;
}

/** An enrolment: the issuer was queried about an amount. */
export interface EnrolmentEntry extends Common {
  readonly kind: 'enrolment';
  readonly transactionId: string;
  readonly tokenId: string;
  readonly maskedNumber: string;
  readonly cardType: string;
  readonly pence: number;
  readonly currency: string;
  readonly returnUrl: string;
  readonly directoryServerTransactionId: string;
  readonly serverTransactionId: string;
  /** The issuer's proof (CAVV), returned only with a successful result. */
  readonly cryptogram: string;
  /** Absent while the issuer waits for the shopper. */
  readonly outcome?: AuthenticationOutcome;
  /** How the challenge ends for the right code. */
  readonly challenged: AuthenticationOutcome;
}

/** A challenge has ended: the shopper answered, cancelled or had no tries left. */
export interface ChallengeEntry extends Common {
  readonly kind: 'challenge';
  readonly transactionId: string;
  readonly outcome: AuthenticationOutcome;
}

export type AuthenticationEntry = SetupEntry | EnrolmentEntry | ChallengeEntry;

/** An enrolment and its state; `outcome` is absent while a challenge is open. */
export type Authentication = EnrolmentEntry & { readonly challengeRequired: boolean };
