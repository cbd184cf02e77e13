import type { Amount, PaymentMethod } from '../../domain/payment/payment.ts';

export interface ReversalStore {
  /**
   * Leases due tasks of one method, so that no other instance claims them meanwhile. Of one attempt the last tender comes first:
   * a task waits until those of later tenders are done, or were tried and have to be repeated.
   */
  claim(
    options: { readonly limit: number } & (
      { readonly method: PaymentMethod } | { readonly tenderId: string }
    ),
  ): Promise<DueReversal[]>;
  /** Sets the next attempt to `seconds` from now. */
  postpone(tenderId: string, seconds: number): Promise<void>;
}

export interface DueReversal {
  readonly tenderId: string;
  readonly method: PaymentMethod;
  readonly account: string | undefined;
  /** As of FollowOn. */
  readonly authenticationId?: string | undefined;
  readonly providerId: string | undefined;
  readonly amount: Amount;
  readonly reference: string;
  readonly merchantTransactionId: string;
  /** Including this one. */
  readonly attempts: number;
  readonly ageHours: number;
  /** The hold has ended. */
  readonly hasEnded?: boolean;
  /** It is held, and was not accepted because its answer came after the payment had ended, not because of its amount. */
  readonly isLate?: boolean;
  /** That it was agreed to after its payment had ended is stored. */
  readonly isLateYesKnown?: boolean;
}
