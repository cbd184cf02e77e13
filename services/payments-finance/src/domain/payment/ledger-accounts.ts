import type { PaymentMethod } from './payment.ts';

/** The accounts of the provider behind a method. A new provider also needs its rows in `ledger_account`. */
export interface LedgerAccounts {
  /** Authorised there and neither captured nor released. */
  readonly authorised: string;
  /** Debited by captures, credited by refunds. */
  readonly settled: string;
}

const CARDS: LedgerAccounts = {
  authorised: 'memorandum.cybersource.authorised',
  settled: 'asset.cybersource.receivable',
};

/** The money of a gift card was received when it was sold: redeeming it reduces what we owe its holder. */
const GIFT_CARDS: LedgerAccounts = {
  authorised: 'memorandum.givex.authorised',
  settled: 'liability.gift-cards',
};

const ACCOUNTS: Partial<Record<PaymentMethod, LedgerAccounts>> = { 'credit-card': CARDS, givex: GIFT_CARDS };

/** Named after the method unless its provider is named above. */
export function accountsOf(method: PaymentMethod): LedgerAccounts {
  return (
    ACCOUNTS[method] ?? {
      authorised: `memorandum.${method}.authorised`,
      settled: `asset.${method}.receivable`,
    }
  );
}
