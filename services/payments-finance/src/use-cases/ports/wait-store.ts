import type { PaymentMethod } from '../../domain/payment/payment.ts';
import type { ApplicationStatus } from '../../domain/payment/waiting.ts';
import type { TenderKey, WaitMoves } from './payment-store.ts';

/** A loan that the lender is asked to pay. */
export interface RequestedLoan {
  readonly tenderId: string;
  readonly method: PaymentMethod;
  /** The lender's. */
  readonly id: string;
}

/** Tenders whose providers decide later, perhaps after days. */
export interface WaitStore extends WaitMoves {
  /** Leases those that are due until they are asked about again: after ever longer, but before their limit. */
  claim(options: { readonly limit: number; readonly method: PaymentMethod }): Promise<TenderKey[]>;
  /** What the lender says of a signed loan. @returns false where that is known, or was said before what is known */
  follow(tenderId: string, status: ApplicationStatus): Promise<boolean>;
  /** Leases loans that the lender is asked to pay and has not reported as paid, until they are asked about again: for 60 days. */
  claimRequested(options: {
    readonly limit: number;
    readonly method: PaymentMethod;
  }): Promise<RequestedLoan[]>;
  /** The provider says that a payment which had ended was agreed to. It is to be undone there, and told of after that. */
  agreedLate(tenderId: string): Promise<void>;
  /** What was agreed to late is undone at the provider. @returns false where nothing was, and where that was told before */
  lateYesUndone(tenderId: string): Promise<boolean>;
}
