import type { LedgerAccounts } from '../payment/ledger-accounts.ts';
import type { Posting } from '../payment/postings.ts';

export type SettlementBookingKind =
  | 'capture'
  | 'capture-void'
  | 'refund'
  | 'refund-void'
  | 'authorisation'
  | 'authorisation-reversal'
  | 'authorisation-release'
  | 'authorisation-end';

const CONTRA = 'memorandum.authorisations';
const CUSTOMERS = 'liability.customers';

/**
 * A capture moves the amount out of the memorandum accounts: the provider owes it to us (or we owe it no longer to the holder of
 * a gift card), and we owe goods to the customer.
 * Revenue and tax are booked by the invoice.
 */
export function settlementPostings(
  kind: SettlementBookingKind,
  minorUnits: number,
  currency: string,
  { authorised, settled }: LedgerAccounts,
): Posting[] {
  const move = (to: string, from: string): Posting[] => [
    { account: to, currency, minorUnits },
    { account: from, currency, minorUnits: -minorUnits },
  ];
  switch (kind) {
    case 'capture':
      return [...move(settled, CUSTOMERS), ...move(CONTRA, authorised)];
    case 'capture-void':
      return [...move(CUSTOMERS, settled), ...move(authorised, CONTRA)];
    case 'refund':
      return move(CUSTOMERS, settled);
    case 'refund-void':
      return move(settled, CUSTOMERS);
    case 'authorisation':
      return move(authorised, CONTRA);
    case 'authorisation-reversal':
    case 'authorisation-release':
    case 'authorisation-end':
      return move(CONTRA, authorised);
  }
}
