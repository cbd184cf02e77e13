import type { Posting } from '../payment/postings.ts';

export type SettlementBookingKind =
  'capture' | 'capture-void' | 'refund' | 'refund-void' | 'authorisation-release';

const AUTHORISED = 'memorandum.cybersource.authorised';
const CONTRA = 'memorandum.authorisations';
const RECEIVABLE = 'asset.cybersource.receivable';
const CUSTOMERS = 'liability.customers';

/**
 * A capture turns a promise into money: it leaves the memorandum accounts, and the provider owes us what the customer has
 * paid. Revenue and tax are the invoice's business; until then we owe the customer goods.
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
