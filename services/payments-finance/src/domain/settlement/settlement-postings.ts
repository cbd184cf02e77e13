import type { Posting } from '../payment/postings.ts';

export type SettlementBookingKind =
  'capture' | 'capture-void' | 'refund' | 'refund-void' | 'authorisation-release';

const AUTHORISED = 'memorandum.cybersource.authorised';
const CONTRA = 'memorandum.authorisations';
const RECEIVABLE = 'asset.cybersource.receivable';
const CUSTOMERS = 'liability.customers';

/**
 * A capture moves the amount out of the memorandum accounts: the provider owes it to us, and we owe goods to the customer.
 * Revenue and tax are booked by the invoice.
 */
export function settlementPostings(
  kind: SettlementBookingKind,
  minorUnits: number,
  currency: string,
): Posting[] {
  const move = (to: string, from: string): Posting[] => [
    { account: to, currency, minorUnits },
    { account: from, currency, minorUnits: -minorUnits },
  ];
  switch (kind) {
    case 'capture':
      return [...move(RECEIVABLE, CUSTOMERS), ...move(CONTRA, AUTHORISED)];
    case 'capture-void':
      return [...move(CUSTOMERS, RECEIVABLE), ...move(AUTHORISED, CONTRA)];
    case 'refund':
      return move(CUSTOMERS, RECEIVABLE);
    case 'refund-void':
      return move(RECEIVABLE, CUSTOMERS);
    case 'authorisation-release':
      return move(CONTRA, AUTHORISED);
  }
}
