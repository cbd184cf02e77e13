import { openJournal } from '../../journal.ts';
import type { Card } from '../cards/test-cards.ts';
import { TEST_CARDS } from '../cards/test-cards.ts';
import { foldAccount } from './account.ts';
import type { Account } from './account.ts';
import type { LedgerEntry, Transaction } from './entries.ts';

export interface Ledger {
  /** Visible at once to concurrent requests; resolves when it is on disk. */
  append(entry: LedgerEntry): Promise<void>;
  /** All transactions, oldest first. */
  transactions(): readonly Transaction[];
  account(number: string): Account | undefined;
  accounts(): Account[];
  of(serial: string): readonly Transaction[];
  /** An id that no entry has. */
  nextId(): string;
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** References are counted from here: six digits, as the vendor's. */
const FIRST_ID = 900_001;

export async function openLedger(file: string): Promise<Ledger> {
  const { journal, entries } = await openJournal<LedgerEntry>(file);
  const cards = new Map<string, Card>();
  const bySerial = new Map<string, Transaction[]>();
  const transactions: Transaction[] = [];
  let given = 0;

  const take = (entry: LedgerEntry): void => {
    if (entry.kind === 'card') {
      cards.set(entry.card.number, entry.card);
      return;
    }
    transactions.push(entry);
    bySerial.set(entry.serial, [...(bySerial.get(entry.serial) ?? []), entry]);
    given = Math.max(given, Number(entry.id) - FIRST_ID + 1);
  };
  const start = (): void => TEST_CARDS.forEach((card) => cards.set(card.number, card));
  start();
  entries.forEach(take);
  const of = (serial: string): readonly Transaction[] => bySerial.get(serial) ?? [];
  const accountOf = (card: Card): Account => foldAccount(card, of(card.serial));

  return {
    append(entry) {
      take(entry);
      return journal.append(entry);
    },
    transactions: () => transactions,
    account(number) {
      const card = cards.get(number);
      return card && accountOf(card);
    },
    accounts: () => [...cards.values()].map(accountOf),
    of,
    nextId: () => String(FIRST_ID + given++),
    async reset() {
      cards.clear();
      bySerial.clear();
      transactions.length = 0;
      start();
      await journal.clear();
    },
    close: () => journal.close(),
  };
}
