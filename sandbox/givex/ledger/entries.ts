import type { Card } from '../cards/test-cards.ts';

interface Common {
  /** The vendor's reference of this transaction. */
  readonly id: string;
  readonly at: string;
  /** The client's own code of the request, by which a reversal finds it. */
  readonly code: string;
  readonly serial: string;
  /** The amount in the request. */
  readonly askedPence: number;
  readonly host: 'primary' | 'secondary';
  /** Free text of the client: the order's number. */
  readonly comment?: string;
}

/** Redeems (negative), increments, activates, adjusts, cancels: moves the balance at once. */
export interface MoveEntry extends Common {
  readonly kind: 'redeem' | 'increment' | 'activate' | 'adjust' | 'cancel';
  /** The change of the balance. */
  readonly pence: number;
  /** Of a cancel: the entry that it cancels. */
  readonly cancels?: string;
}

export interface PreAuthEntry extends Common {
  readonly kind: 'pre-auth';
  /** Held: the asked amount, or what was available. */
  readonly pence: number;
}

/** Closes a pre-authorisation; the amount leaves the balance. */
export interface PostAuthEntry extends Common {
  readonly kind: 'post-auth';
  readonly pence: number;
  readonly preAuthId: string;
}

export interface ReversalEntry extends Common {
  readonly kind: 'reversal';
  readonly reverses: string;
}

/** A card issued by dc_904, or changed by the control API. */
export interface CardEntry {
  readonly kind: 'card';
  readonly at: string;
  readonly card: Card;
}

export type Transaction = MoveEntry | PreAuthEntry | PostAuthEntry | ReversalEntry;
export type LedgerEntry = Transaction | CardEntry;
