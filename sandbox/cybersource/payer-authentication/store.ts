import type { AuthenticationOutcome } from '../cards/payer-behaviour.ts';
import { openJournal } from '../../journal.ts';
import type { Authentication, AuthenticationEntry, EnrolmentEntry, SetupEntry } from './entries.ts';

export interface AuthenticationStore {
  /** Visible at once; resolves when it is on disk. */
  append(entry: SetupEntry | EnrolmentEntry): Promise<void>;
  /** Ends an open challenge. An ended one does not change; undefined for an unknown id. */
  finish(
    transactionId: string,
    outcome: AuthenticationOutcome,
    at: Date,
  ): Promise<Authentication | undefined>;
  setup(referenceId: string): SetupEntry | undefined;
  authentication(transactionId: string): Authentication | undefined;
  /** By its transaction id, its cryptogram or the directory server's id. */
  named(name: string): Authentication | undefined;
  all(): Authentication[];
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** Payer authentications in their own journal: a challenge survives a restart, as it does at the vendor. */
export async function openAuthentications(file: string): Promise<AuthenticationStore> {
  const { journal, entries } = await openJournal<AuthenticationEntry>(file);
  const setups = new Map<string, SetupEntry>();
  const authentications = new Map<string, Authentication>();
  const names = new Map<string, string>();

  const take = (entry: AuthenticationEntry): void => {
    if (entry.kind === 'setup') setups.set(entry.referenceId, entry);
    else if (entry.kind === 'enrolment') {
      const { transactionId, cryptogram, directoryServerTransactionId } = entry;
      authentications.set(transactionId, { ...entry, challengeRequired: entry.outcome === undefined });
      for (const name of [transactionId, cryptogram, directoryServerTransactionId])
        names.set(name, transactionId);
    } else {
      const open = authentications.get(entry.transactionId);
      if (open) authentications.set(entry.transactionId, { ...open, outcome: entry.outcome });
    }
  };
  entries.forEach(take);
  const append = (entry: AuthenticationEntry): Promise<void> => {
    take(entry);
    return journal.append(entry);
  };

  return {
    append,
    async finish(transactionId, outcome, at) {
      const known = authentications.get(transactionId);
      if (known !== undefined && known.outcome === undefined) {
        const { reference } = known;
        await append({ kind: 'challenge', at: at.toISOString(), reference, transactionId, outcome });
      }
      return authentications.get(transactionId);
    },
    setup: (referenceId) => setups.get(referenceId),
    authentication: (transactionId) => authentications.get(transactionId),
    named: (name) => authentications.get(names.get(name) ?? ''),
    all: () => [...authentications.values()],
    async reset() {
      [setups, authentications, names].forEach((index) => index.clear());
      await journal.clear();
    },
    close: () => journal.close(),
  };
}
