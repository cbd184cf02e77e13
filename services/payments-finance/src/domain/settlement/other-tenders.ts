import { hasEnded } from './settlement-change.ts';
import type { AskedSettlement, OtherTenders, TenderTotals } from './settlement.ts';

/**
 * What a step of one tender has to know of the others.
 * @param id of the settlement whose step is decided
 */
export function otherTenders(
  id: string,
  totals: readonly Pick<TenderTotals, 'captured' | 'released'>[],
  settlements: readonly AskedSettlement[],
): OtherTenders {
  const openVoids = settlements.filter((other) => other.kind === 'void' && other.id < id && !hasEnded(other));
  return {
    areUntouched:
      totals.every(({ captured, released }) => captured === 0 && released === 0) &&
      !settlements.some(isCapture),
    areVoiding: openVoids.some(({ final }) => !final),
    // One that is decided later sees this settlement and does not cancel the payment.
    areClosing: openVoids.some(({ final, state }) => final && state === 'sent'),
  };
}

/** A refused capture of a parcel is still due; a refused one of an operator is not. */
const isCapture = ({ kind, amount, cause, state }: AskedSettlement): boolean =>
  kind === 'capture' && amount > 0 && (cause === 'movement' || state !== 'refused');
