import { openJournal } from '../../journal.ts';
import type { AuthorisationEntry, LedgerEntry } from './entries.ts';
import { foldPayment } from './payment.ts';
import type { Payment } from './payment.ts';

export interface Ledger {
  /** Visible at once to concurrent requests; resolves when it is on disk. */
  append(entry: LedgerEntry): Promise<void>;
  entries(): readonly LedgerEntry[];
  payment(id: string): Payment | undefined;
  /** The payment a capture or refund belongs to. */
  paymentOf(id: string): Payment | undefined;
  /** All entries of authorisations, captures and refunds with the merchant's transaction id. */
  byTransaction(transactionId: string): LedgerEntry[];
  isSpent(tokenId: string): boolean;
  /** True once an authorisation has used the results of this authentication. */
  isUsed(authenticationTransactionId: string): boolean;
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** @param now the clock by which holds end */
export async function openLedger(file: string, now: () => Date): Promise<Ledger> {
  const { journal, entries } = await openJournal<LedgerEntry>(file);
  const voided = new Set<string>();
  const authorisations = new Map<string, AuthorisationEntry>();
  /** The follow-on entries of an authorisation, or the authorisation of a capture or refund. */
  const later = new Map<string, LedgerEntry[]>();
  const paymentIds = new Map<string, string>();
  const transactions = new Map<string, LedgerEntry[]>();
  const spent = new Set<string>();
  const used = new Set<string>();

  const take = (entry: LedgerEntry): void => {
    if (entry.kind === 'void') voided.add(entry.voidedId);
    else if (entry.kind === 'authorisation') takeAuthorisation(entry);
    else {
      add(later, entry.paymentId, entry);
      paymentIds.set(entry.id, entry.paymentId);
    }
    if (entry.transactionId !== undefined) add(transactions, entry.transactionId, entry);
  };
  const takeAuthorisation = (entry: AuthorisationEntry): void => {
    authorisations.set(entry.id, entry);
    // A stored card is used more than once.
    if (entry.status !== 'DECLINED' && !entry.byMerchant) spent.add(entry.tokenId);
    if (entry.authenticationTransactionId !== undefined) used.add(entry.authenticationTransactionId);
  };
  entries.forEach(take);

  const payment = (id: string): Payment | undefined => {
    const authorisation = authorisations.get(id);
    return authorisation && foldPayment(authorisation, later.get(id) ?? [], voided, now());
  };

  return {
    append(entry) {
      entries.push(entry);
      take(entry);
      return journal.append(entry);
    },
    entries: () => entries,
    payment,
    paymentOf: (id) => payment(paymentIds.get(id) ?? ''),
    byTransaction: (transactionId) =>
      (transactions.get(transactionId) ?? []).filter(
        (entry) => entry.kind !== 'authorisation' || entry.status !== 'DECLINED',
      ),
    isSpent: (tokenId) => spent.has(tokenId),
    isUsed: (transactionId) => used.has(transactionId),
    async reset() {
      const indexes = [voided, authorisations, later, paymentIds, transactions, spent, used];
      indexes.forEach((index) => index.clear());
      entries.length = 0;
      await journal.clear();
    },
    close: () => journal.close(),
  };
}

function add(map: Map<string, LedgerEntry[]>, key: string, entry: LedgerEntry): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [entry]);
  else known.push(entry);
}
