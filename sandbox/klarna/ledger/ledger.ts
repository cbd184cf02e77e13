import { openLedgerOf } from '../../ledger.ts';
import type { LedgerOf } from '../../ledger.ts';
import type { AnswerEntry, LedgerEntry } from './entries.ts';

type OfOrder = 'decision' | 'capture' | 'refund' | 'cancel' | 'release' | 'extension';

export interface Ledger extends LedgerOf<LedgerEntry> {
  /** Of one order, oldest first. */
  of<K extends OfOrder>(kind: K, orderId: string): readonly Extract<LedgerEntry, { kind: K }>[];
  answer(key: string): AnswerEntry | undefined;
}

export async function openLedger(file: string): Promise<Ledger> {
  const ledger = await openLedgerOf<LedgerEntry>(file);
  return {
    ...ledger,
    of: (kind, orderId) =>
      ledger.all(kind).filter((entry) => 'orderId' in entry && entry.orderId === orderId),
    answer: (key) => ledger.all('answer').findLast((answer) => answer.key === key),
  };
}
