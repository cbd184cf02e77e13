import type { Amount } from '../../domain/payment/payment.ts';
import type { TenderDetails, VerifiedTender } from './tender-provider.ts';

/** One amount on one method, as the caller plans it. */
export interface PlannedTender {
  readonly amount: Amount;
  readonly details: TenderDetails;
  /** Undefined: the tender is verified when it is used. */
  readonly verified: VerifiedTender | undefined;
}

/** The details are invalid, expired, or of another cart or shopper. */
export type DetailsRefusal = 'token' | 'gift-card';
