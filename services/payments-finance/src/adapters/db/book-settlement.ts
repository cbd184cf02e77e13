import type { ValuesOf } from '@loupe/database/statement';
import type { Tx } from '@loupe/database/tx';
import { accountsOf } from '../../domain/payment/ledger-accounts.ts';
import type { PaymentMethod } from '../../domain/payment/payment.ts';
import { settlementPostings } from '../../domain/settlement/settlement-postings.ts';
import type { SettlementBookingKind } from '../../domain/settlement/settlement-postings.ts';
import { sql } from './gen/statements.ts';

export const BOOK = sql(
  'book-settlement',
  `
  INSERT INTO ledger_entry (set_id, kind, account, currency, amount_minor, payment_id, tender_id, settlement_id, request_id,
                            hold_id)
  SELECT :setId::uuid, :kind, posting.account, posting.currency, posting.amount_minor, :paymentId::uuid, :tenderId::uuid, :settlementId::uuid, :requestId::uuid, :holdId::uuid
  FROM unnest(:accounts::text[], :currencies::text[], :amounts::bigint[]) AS posting (account, currency, amount_minor)`,
);

type Posted = 'accounts' | 'currencies' | 'amounts';

interface Moved {
  readonly kind: SettlementBookingKind;
  /** Pence. */
  readonly amount: number;
  readonly currency: string;
  readonly method: PaymentMethod;
}

/** Books money that has moved as one set, which balances. */
export async function bookSettlement(
  tx: Tx,
  about: Omit<ValuesOf<typeof BOOK>, Posted | 'kind'>,
  { kind, amount, currency, method }: Moved,
): Promise<void> {
  const postings = settlementPostings(kind, amount, currency, accountsOf(method));
  await tx.query(BOOK, {
    ...about,
    kind,
    accounts: postings.map((posting) => posting.account),
    currencies: postings.map((posting) => posting.currency),
    amounts: postings.map((posting) => posting.minorUnits),
  });
}
