import { randomBytes } from 'node:crypto';
import { openJournal } from '../../journal.ts';
import type { TokenisedCard } from '../flex/sessions.ts';

/** A card that a merchant stored with TOKEN_CREATE: never its number. */
export interface Instrument {
  readonly id: string;
  readonly card: Pick<TokenisedCard, 'behaviour' | 'maskedNumber' | 'cardType'>;
  /** The network's id of the authorisation with which the shopper agreed. */
  readonly networkTransactionId: string;
  readonly at: string;
}

type Entry = { readonly stored: Instrument } | { readonly deleted: string };

/** The vendor's token management service, as far as authorisations use it. */
export interface Instruments {
  /** Resolves when it is on disk. */
  store(instrument: Omit<Instrument, 'id'>): Promise<Instrument>;
  find(id: string): Instrument | undefined;
  /** False for one that is unknown or deleted. */
  remove(id: string): Promise<boolean>;
  all(): readonly Instrument[];
  reset(): Promise<void>;
  close(): Promise<void>;
}

export async function openInstruments(file: string): Promise<Instruments> {
  const { journal, entries } = await openJournal<Entry>(file);
  const instruments = new Map<string, Instrument>();
  for (const entry of entries) {
    if ('stored' in entry) instruments.set(entry.stored.id, entry.stored);
    else instruments.delete(entry.deleted);
  }
  return {
    async store(given) {
      const stored = { ...given, id: randomBytes(16).toString('hex').toUpperCase() };
      instruments.set(stored.id, stored);
      await journal.append({ stored });
      return stored;
    },
    find: (id) => instruments.get(id),
    async remove(id) {
      if (!instruments.delete(id)) return false;
      await journal.append({ deleted: id });
      return true;
    },
    all: () => [...instruments.values()],
    async reset() {
      instruments.clear();
      await journal.clear();
    },
    close: () => journal.close(),
  };
}
