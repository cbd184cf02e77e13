import type { Submission } from './submission.ts';

interface Common {
  readonly applicationId: number;
  readonly at: string;
}

/** As it was submitted; the id is the lender's. */
export interface ApplicationEntry extends Common {
  readonly kind: 'application';
  /** Names the pages of the application, and is in no message. */
  readonly guid: string;
  readonly submission: Submission;
}

export interface StatusEntry extends Common {
  readonly kind: 'status';
  readonly status: Status;
}

/** A part of the loan is given back; pence. */
export interface RefundEntry extends Common {
  readonly kind: 'refund';
  readonly pence: number;
}

export interface ReferenceEntry extends Common {
  readonly kind: 'reference';
  readonly sales: string | undefined;
  readonly second: string | undefined;
}

export type LedgerEntry = ApplicationEntry | StatusEntry | RefundEntry | ReferenceEntry;

/** The vendor's numbers. Accepted is not signed yet; awaiting fulfilment is. */
export const STATUS = {
  acknowledged: 1,
  referred: 2,
  declined: 3,
  accepted: 4,
  awaitingFulfilment: 5,
  paymentRequested: 6,
  paymentProcessed: 7,
  cancelled: 100,
} as const;
export type Status = (typeof STATUS)[keyof typeof STATUS];
export type StatusName = keyof typeof STATUS;

export const nameOf = (status: Status): StatusName =>
  (Object.keys(STATUS) as StatusName[]).find((name) => STATUS[name] === status) ?? 'acknowledged';
