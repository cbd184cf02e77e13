import { holdsMoney } from '../payments/statuses.ts';
import type { AuthorisationEntry, LedgerEntry } from './entries.ts';

/** Money of one authorisation, folded from its entries; amounts in pence. */
export interface Payment {
  readonly authorisation: AuthorisationEntry;
  /** The merchant gave back the authorisation, or what a capture had left of it. */
  readonly reversed: boolean;
  readonly captures: readonly Capture[];
  /** Taken and not voided. */
  readonly captured: number;
  readonly refunded: number;
  /** On hold with the issuer now: authorised, not captured, not given back. */
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

/** The money of those that stand. */
export const sumOf = (movements: readonly Movement[]): number =>
  movements.filter(({ voided }) => !voided).reduce((total, { pence }) => total + pence, 0);

export function foldPayment(
  authorisation: AuthorisationEntry,
  later: readonly LedgerEntry[],
  voided: ReadonlySet<string>,
): Payment {
  const refunds = later.filter((entry) => entry.kind === 'refund');
  const captures = later
    .filter((entry) => entry.kind === 'capture')
    .map(({ id, pence, final = false }) => ({
      ...{ id, pence, final, voided: voided.has(id) },
      refunds: refunds
        .filter(({ captureId }) => captureId === id)
        .map((refund) => ({ id: refund.id, pence: refund.pence, voided: voided.has(refund.id) })),
    }));
  const reversed = later.some(({ kind }) => kind === 'reversal');
  const captured = sumOf(captures);
  const closed = reversed || captures.some((capture) => capture.final && !capture.voided);
  return {
    authorisation,
    reversed,
    captures,
    captured,
    refunded: sumOf(captures.flatMap((capture) => capture.refunds)),
    held: holdsMoney(authorisation.status) && !closed ? authorisation.pence - captured : 0,
  };
}
