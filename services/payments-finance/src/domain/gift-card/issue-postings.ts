import type { Amount } from '../payment/payment.ts';
import type { Posting } from '../payment/postings.ts';

export type IssueBookingKind = 'gift-card-issue' | 'gift-card-cancel';

const CUSTOMERS = 'liability.customers';
const GIFT_CARDS = 'liability.gift-cards';

/** A gift card that is sold is no revenue: what we owed the customer of the order we owe the holder of the card. */
export function issuePostings(kind: IssueBookingKind, { minorUnits, currency }: Amount): Posting[] {
  const owed = kind === 'gift-card-issue' ? minorUnits : -minorUnits;
  return [
    { account: CUSTOMERS, currency, minorUnits: owed },
    { account: GIFT_CARDS, currency, minorUnits: -owed },
  ];
}
