import { openLedgerOf } from '../../ledger.ts';
import type { LedgerOf } from '../../ledger.ts';
import type { AnswerEntry, LedgerEntry } from './entries.ts';

export interface Ledger extends LedgerOf<LedgerEntry> {
  answer(requestId: string): AnswerEntry | undefined;
}

export async function openLedger(file: string): Promise<Ledger> {
  const ledger = await openLedgerOf<LedgerEntry>(file);
  const answer = (requestId: string) =>
    ledger.all('answer').findLast((known) => known.requestId === requestId);
  return { ...ledger, answer };
}
