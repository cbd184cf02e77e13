import { accountsOf } from '../payment/ledger-accounts.ts';
import type { Amount, PaymentMethod } from '../payment/payment.ts';
import type { Posting } from '../payment/postings.ts';

export type DisputeBooking = 'dispute' | 'dispute-won' | 'dispute-lost';

const LOST = 'expense.disputes';

/**
 * What a provider takes back is claimed from it until the dispute has ended; then it is there again, or lost. What was captured and
 * refunded is booked elsewhere and stays as it is.
 */
export function disputePostings(
  kind: DisputeBooking,
  { minorUnits, currency }: Amount,
  method: PaymentMethod,
): Posting[] {
  const { disputed, takenBack } = accountsOf(method);
  const [debit, credit] = {
    dispute: [disputed, takenBack],
    'dispute-won': [takenBack, disputed],
    'dispute-lost': [LOST, disputed],
  }[kind] as [string, string];
  return [
    { account: debit, currency, minorUnits },
    { account: credit, currency, minorUnits: -minorUnits },
  ];
}
