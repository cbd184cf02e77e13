import type { OpenedDispute } from '../../domain/notice/provider-notice.ts';
import type { PaymentMethod } from '../../domain/payment/payment.ts';

export interface DisputeStore {
  /** Records it once, with its entries in the ledger. @returns false for a capture that is not known */
  open(method: PaymentMethod, dispute: OpenedDispute): Promise<boolean>;
  /** Books its end, once. @returns false for a dispute that is not known */
  end(method: PaymentMethod, disputeId: string, isWon: boolean): Promise<boolean>;
}
