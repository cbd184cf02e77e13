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
