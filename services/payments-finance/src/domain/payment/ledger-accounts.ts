import type { PaymentMethod } from './payment.ts';

/** The accounts of the provider behind a method. A new provider also needs its rows in `ledger_account`. */
export interface LedgerAccounts {
  /** The account of money that is authorised at the provider and neither captured nor released. */
  readonly authorised: string;
  /** Debited by captures, credited by refunds. */
  readonly settled: string;
  /** Credited by what the provider takes back for a dispute. */
  readonly takenBack: string;
  /** Debited while the dispute is open. */
  readonly disputed: string;
}

const ofDisputes = (provider: string) => ({
  takenBack: `asset.${provider}.taken-back`,
  disputed: `asset.${provider}.disputed`,
});

const CARDS: LedgerAccounts = {
  authorised: 'memorandum.cybersource.authorised',
  settled: 'asset.cybersource.receivable',
  ...ofDisputes('cybersource'),
};

/** The money of a gift card was received when it was sold: redeeming it reduces what we owe its holder. */
const GIFT_CARDS: LedgerAccounts = {
  authorised: 'memorandum.givex.authorised',
  settled: 'liability.gift-cards',
  ...ofDisputes('givex'),
};

const ACCOUNTS: Partial<Record<PaymentMethod, LedgerAccounts>> = { 'credit-card': CARDS, givex: GIFT_CARDS };

/** Named after the method unless its provider is named above. */
export function accountsOf(method: PaymentMethod): LedgerAccounts {
  return (
    ACCOUNTS[method] ?? {
      authorised: `memorandum.${method}.authorised`,
      settled: `asset.${method}.receivable`,
      ...ofDisputes(method),
    }
  );
}
