import type { PaymentMethod } from '../../domain/payment/payment.ts';
import type { TenderKey, WaitMoves } from './payment-store.ts';

/** Tenders whose providers decide later, perhaps after days. */
export interface WaitStore extends WaitMoves {
  /** Leases those that are due until they are asked about again: after ever longer, but before their limit. */
  claim(options: { readonly limit: number; readonly method: PaymentMethod }): Promise<TenderKey[]>;
  /** The provider says that a payment which had ended was agreed to, and has undone it. */
  agreedLate(tenderId: string): Promise<void>;
}
