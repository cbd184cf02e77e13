import type { Card } from '../cards/test-cards.ts';
import type { PostAuthEntry, PreAuthEntry, Transaction } from './entries.ts';

export interface PreAuth {
  readonly entry: PreAuthEntry;
  /** How it ended; undefined while it holds its amount. */
  readonly end: 'reversed' | 'released' | 'captured' | undefined;
}

/** A card and its money, computed from its entries. Pence. */
export interface Account {
  readonly card: Card;
  readonly balance: number;
  /** Held by open pre-authorisations. */
  readonly held: number;
  readonly available: number;
  readonly preAuths: readonly PreAuth[];
}

export function foldAccount(card: Card, entries: readonly Transaction[]): Account {
  const reversed = reversedIds(entries);
  const live = entries.filter(({ id }) => !reversed.has(id));
  const closes = new Map(
    live.filter((entry) => entry.kind === 'post-auth').map((entry) => [entry.preAuthId, entry]),
  );
  const preAuths = entries
    .filter((entry) => entry.kind === 'pre-auth')
    .map((entry) => ({ entry, end: endOf(reversed.has(entry.id), closes.get(entry.id)) }));
  const held = preAuths.reduce((sum, { entry, end }) => sum + (end === undefined ? entry.pence : 0), 0);
  const balance = live.reduce((sum, entry) => sum + changeOf(entry), card.pence);
  return { card, balance, held, available: Math.max(0, balance - held), preAuths };
}

/** The ids of the entries that were reversed. */
export const reversedIds = (entries: readonly Transaction[]): ReadonlySet<string> =>
  new Set(entries.flatMap((entry) => (entry.kind === 'reversal' ? [entry.reverses] : [])));

function endOf(isReversed: boolean, close: PostAuthEntry | undefined): PreAuth['end'] {
  if (isReversed) return 'reversed';
  if (close === undefined) return undefined;
  return close.pence === 0 ? 'released' : 'captured';
}

function changeOf(entry: Transaction): number {
  switch (entry.kind) {
    case 'pre-auth':
    case 'reversal':
      return 0;
    case 'post-auth':
      return -entry.pence;
    case 'redeem':
    case 'increment':
    case 'activate':
    case 'adjust':
    case 'cancel':
      return entry.pence;
  }
}
