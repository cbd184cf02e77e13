import { openJournal } from './journal.ts';

interface Kept {
  readonly kind: string;
}

/** A vendor's ledger: entries of several kinds, only ever added. */
export interface LedgerOf<Entry extends Kept> {
  /** Visible at once to concurrent requests; resolves when it is on disk. */
  append(entry: Entry): Promise<void>;
  /** Of one kind, oldest first. */
  all<K extends Entry['kind']>(kind: K): readonly Extract<Entry, { kind: K }>[];
  /** The latest of that id. */
  find<K extends Entry['kind']>(kind: K, id: string): Extract<Entry, { kind: K }> | undefined;
  reset(): Promise<void>;
  close(): Promise<void>;
}

export async function openLedgerOf<Entry extends Kept>(file: string): Promise<LedgerOf<Entry>> {
  const { journal, entries } = await openJournal<Entry>(file);
  const byKind = new Map<string, Entry[]>();
  const take = (entry: Entry): void => {
    const known = byKind.get(entry.kind);
    if (known === undefined) byKind.set(entry.kind, [entry]);
    else known.push(entry);
  };
  entries.forEach(take);
  const all = <K extends Entry['kind']>(kind: K) => (byKind.get(kind) ?? []) as Extract<Entry, { kind: K }>[];
  return {
    append(entry) {
      take(entry);
      return journal.append(entry);
    },
    all,
    find: (kind, id) => all(kind).findLast((entry) => 'id' in entry && entry.id === id),
    async reset() {
      byKind.clear();
      await journal.clear();
    },
    close: () => journal.close(),
  };
}
