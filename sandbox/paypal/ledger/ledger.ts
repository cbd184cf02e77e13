import { openJournal } from '../../journal.ts';
import type { AnswerEntry, LedgerEntry } from './entries.ts';

type Kind = LedgerEntry['kind'];
type EntryOf<K extends Kind> = Extract<LedgerEntry, { kind: K }>;

export interface Ledger {
  /** Visible at once to concurrent requests; resolves when it is on disk. */
  append(entry: LedgerEntry): Promise<void>;
  /** Of one kind, oldest first. */
  all<K extends Kind>(kind: K): readonly EntryOf<K>[];
  find<K extends Exclude<Kind, 'answer'>>(kind: K, id: string): EntryOf<K> | undefined;
  answer(requestId: string): AnswerEntry | undefined;
  reset(): Promise<void>;
  close(): Promise<void>;
}

export async function openLedger(file: string): Promise<Ledger> {
  const { journal, entries } = await openJournal<LedgerEntry>(file);
  const byKind = new Map<Kind, LedgerEntry[]>();
  const answers = new Map<string, AnswerEntry>();

  const take = (entry: LedgerEntry): void => {
    if (entry.kind === 'answer') answers.set(entry.requestId, entry);
    const known = byKind.get(entry.kind);
    if (known === undefined) byKind.set(entry.kind, [entry]);
    else known.push(entry);
  };
  entries.forEach(take);
  const all = <K extends Kind>(kind: K) => (byKind.get(kind) ?? []) as EntryOf<K>[];

  return {
    append(entry) {
      take(entry);
      return journal.append(entry);
    },
    all,
    find: (kind, id) => all(kind).find((entry) => 'id' in entry && entry.id === id),
    answer: (requestId) => answers.get(requestId),
    async reset() {
      byKind.clear();
      answers.clear();
      await journal.clear();
    },
    close: () => journal.close(),
  };
}
