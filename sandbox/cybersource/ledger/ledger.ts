import { openJournal } from './journal.ts';
import type { AuthorisationEntry, LedgerEntry } from './entries.ts';

/** Money of one authorisation, folded from its entries; amounts in pence. */
export interface Payment {
  readonly authorisation: AuthorisationEntry;
  readonly reversed: boolean;
  readonly captures: readonly Capture[];
}

export interface Capture {
  readonly id: string;
  readonly pence: number;
  readonly voided: boolean;
  readonly refunds: readonly { readonly id: string; readonly pence: number; readonly voided: boolean }[];
}

export interface Ledger {
  /** Counts at once, so that a rival request sees it; resolves when it is on the disk. */
  append(entry: LedgerEntry): Promise<void>;
  entries(): readonly LedgerEntry[];
  payment(id: string): Payment | undefined;
  paymentOfCapture(captureId: string): Payment | undefined;
  /** Everything that was authorised under the merchant's transaction id. */
  paymentsByTransaction(transactionId: string): Payment[];
  isSpent(tokenId: string): boolean;
  /** True once an authorisation carried the results of this authentication. */
  isUsed(authenticationTransactionId: string): boolean;
  reset(): Promise<void>;
  close(): Promise<void>;
}

type FollowOnEntry = Extract<LedgerEntry, { paymentId: string }>;

export async function openLedger(file: string): Promise<Ledger> {
  const { journal, entries } = await openJournal<LedgerEntry>(file);
  const voided = new Set<string>();
  const authorisations = new Map<string, AuthorisationEntry>();
  const follow = new Map<string, FollowOnEntry[]>();
  const spent = new Set<string>();
  const used = new Set<string>();

  const take = (entry: LedgerEntry): void => {
    if (entry.kind === 'void') voided.add(entry.voidedId);
    else if (entry.kind === 'authorisation') {
      authorisations.set(entry.id, entry);
      if (entry.status !== 'DECLINED') spent.add(entry.tokenId);
      if (entry.authenticationTransactionId !== undefined) used.add(entry.authenticationTransactionId);
    } else follow.set(entry.paymentId, [...(follow.get(entry.paymentId) ?? []), entry]);
  };
  entries.forEach(take);

  const fold = (authorisation: AuthorisationEntry): Payment => {
    const later = follow.get(authorisation.id) ?? [];
    const refundsOf = (captureId: string) =>
      later
        .filter((entry) => entry.kind === 'refund')
        .filter((refund) => refund.captureId === captureId)
        .map(({ id, pence }) => ({ id, pence, voided: voided.has(id) }));
    return {
      authorisation,
      reversed: later.some(({ kind }) => kind === 'reversal'),
      captures: later
        .filter((entry) => entry.kind === 'capture')
        .map(({ id, pence }) => ({ id, pence, voided: voided.has(id), refunds: refundsOf(id) })),
    };
  };

  const find = (matches: (entry: AuthorisationEntry) => boolean): Payment[] =>
    [...authorisations.values()].filter(matches).map(fold);

  const paymentOf = (id: string): Payment | undefined => {
    const entry = authorisations.get(id);
    return entry && fold(entry);
  };

  return {
    append(entry) {
      entries.push(entry);
      take(entry);
      return journal.append(entry);
    },
    entries: () => entries,
    payment: paymentOf,
    paymentOfCapture(captureId) {
      const capture = [...follow.values()].flat().find(({ id }) => id === captureId);
      return capture?.kind === 'capture' ? paymentOf(capture.paymentId) : undefined;
    },
    paymentsByTransaction: (transactionId) =>
      find((entry) => entry.transactionId === transactionId && entry.status !== 'DECLINED'),
    isSpent: (tokenId) => spent.has(tokenId),
    isUsed: (transactionId) => used.has(transactionId),
    async reset() {
      [voided, authorisations, follow, spent, used].forEach((index) => index.clear());
      entries.length = 0;
      await journal.clear();
    },
    close: () => journal.close(),
  };
}
