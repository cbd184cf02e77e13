import type { NextAction } from './next-action.ts';

/** EU-23. `ERROR`: the lender has refused the application, or could not be reached. */
export type ApplicationStatus =
  | 'ERROR'
  | 'ACKNOWLEDGED'
  | 'REFERRED'
  | 'DECLINED'
  | 'ACCEPTED'
  | 'AWAITING_FULFILMENT'
  | 'PAYMENT_REQUESTED'
  | 'PAYMENT_PROCESSED'
  | 'CANCELLED';

/** What a tender waits for that may take days. */
export type WaitsFor = 'submission' | 'decision' | 'signature';

/** Where a tender stands that a provider decides on later. */
export interface Waiting {
  readonly waitsFor: WaitsFor;
  /** Of a loan. */
  readonly applicationStatus: ApplicationStatus | undefined;
  /** What the shopper has to do for it. */
  readonly action: NextAction;
}

/** What is known of it, without the action. */
export type WaitStanding = Omit<Waiting, 'action'>;

/** How long a payment may wait, in seconds. Data of a provider; each but `longest` is counted from when it began to wait for that. */
export interface WaitingTerms {
  readonly submission: number;
  readonly decision: number;
  readonly signature: number;
  /** From the beginning, whatever it waits for. */
  readonly longest: number;
}

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

export const waitingTerms = (given: {
  readonly submissionMinutes: number;
  readonly decisionHours: number;
  readonly signatureHours: number;
  readonly longestDays: number;
}): WaitingTerms => ({
  submission: given.submissionMinutes * MINUTE,
  decision: given.decisionHours * HOUR,
  signature: given.signatureHours * HOUR,
  longest: given.longestDays * DAY,
});

/** Limits that hold where none are configured. */
export const WAITS_OF_A_LOAN = {
  submissionMinutes: 30,
  decisionHours: 72,
  signatureHours: 72,
  longestDays: 7,
} as const;

export const WAITS_OF_PAY_LATER = {
  submissionMinutes: 20,
  decisionHours: 24,
  signatureHours: 24,
  longestDays: 1,
} as const;

/** How often a provider is asked what it tells too: seconds to the first time, which double up to the longest pause. */
export const LOOKS = { firstSeconds: 30, longestSeconds: 600 } as const;
