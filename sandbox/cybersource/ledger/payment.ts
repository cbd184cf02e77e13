import { holdsMoney } from '../payments/statuses.ts';
import { heldUntil } from './hold-days.ts';
import type { AuthorisationEntry, LedgerEntry } from './entries.ts';

/** The amounts of one authorisation, computed from its entries, in pence. */
export interface Payment {
  readonly authorisation: AuthorisationEntry;
  /** The merchant reversed the authorisation, or its uncaptured rest. */
  readonly reversed: boolean;
  /** The issuer holds nothing of it any more. */
  readonly ended: boolean;
  readonly captures: readonly Capture[];
  /** Pence that were captured and not voided. */
  readonly captured: number;
  readonly refunded: number;
  /** Held by the issuer now: authorised, not captured, not reversed, not ended. */
  readonly held: number;
}

export interface Movement {
  readonly id: string;
  readonly pence: number;
  readonly voided: boolean;
}

export interface Capture extends Movement {
  readonly final: boolean;
  readonly refunds: readonly Movement[];
}

/** The sum of the entries that were not voided. */
export const sumOf = (movements: readonly Movement[]): number =>
  movements.filter(({ voided }) => !voided).reduce((total, { pence }) => total + pence, 0);

export function foldPayment(
  authorisation: AuthorisationEntry,
  later: readonly LedgerEntry[],
  voided: ReadonlySet<string>,
  now: Date,
): Payment {
  const refunds = later.filter((entry) => entry.kind === 'refund');
  const captures = later
    .filter((entry) => entry.kind === 'capture')
    .map(({ id, pence, final = false }) => ({
      id,
      pence,
      final,
      voided: voided.has(id),
      refunds: refunds
        .filter(({ captureId }) => captureId === id)
        .map((refund) => ({ id: refund.id, pence: refund.pence, voided: voided.has(refund.id) })),
    }));
  const reversed = later.some(({ kind }) => kind === 'reversal');
  const captured = sumOf(captures);
  const closed = reversed || captures.some((capture) => capture.final && !capture.voided);
  const ended = endOf(authorisation) <= now;
  return {
    authorisation,
    reversed,
    ended,
    captures,
    captured,
    refunded: sumOf(captures.flatMap((capture) => capture.refunds)),
    held: holdsMoney(authorisation.status) && !closed && !ended ? authorisation.pence - captured : 0,
  };
}

/** When the issuer ends the hold. */
export const endOf = (entry: AuthorisationEntry): Date =>
  entry.heldUntil === undefined
    ? heldUntil(new Date(entry.at), entry.cardType, false)
    : new Date(entry.heldUntil);
