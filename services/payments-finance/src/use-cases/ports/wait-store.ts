import type { PaymentMethod } from '../../domain/payment/payment.ts';
import type { Waiting, WaitingTerms } from '../../domain/payment/waiting.ts';
import type { OpenTender, TenderKey } from './payment-store.ts';

/** A tender whose provider is asked what it has decided. */
export interface DueWait extends TenderKey {
  readonly tenderId: string;
  readonly method: PaymentMethod;
}

/** Tenders whose providers decide later, perhaps after days. */
export interface WaitStore {
  /**
   * The tender waits for something else: its action and the end of it change, and are told, in one transaction. The limits are counted by
   * the database's clock. @returns false when the payment has changed meanwhile, and nothing was written
   */
  move(tender: OpenTender, waiting: Waiting, terms: WaitingTerms): Promise<boolean>;
  /** Leases those that are due until they are asked about again: after ever longer, but before their limit. */
  claim(options: { readonly limit: number; readonly method: PaymentMethod }): Promise<DueWait[]>;
  /** The provider says that a payment which had ended was agreed to, and has undone it. */
  agreedLate(tenderId: string): Promise<void>;
}
