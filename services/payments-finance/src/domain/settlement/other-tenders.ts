import { hasEnded, isMoving } from './settlement-change.ts';
import { isOfOrder } from './settlement.ts';
import type { AskedSettlement, OtherTenders, TenderTotals } from './settlement.ts';
import { refundsAskedFor } from './undone-by-hand.ts';

export interface OtherTender {
  readonly id: string;
  readonly totals: Pick<TenderTotals, 'captured' | 'released'>;
  readonly settlements: readonly AskedSettlement[];
}

/**
 * What a step of one tender has to know of the others.
 * @param id of the settlement whose step is decided
 * @param others in plan order
 */
export function otherTenders(id: string, others: readonly OtherTender[]): OtherTenders {
  const settlements = others.flatMap((other) => other.settlements);
  const openVoids = settlements.filter((other) => other.kind === 'void' && other.id < id && !hasEnded(other));
  return {
    areUntouched:
      others.every(({ totals: { captured, released } }) => captured === 0 && released === 0) &&
      !settlements.some(isCapture),
    areVoiding: openVoids.some(({ final }) => !final),
    // One that is decided later sees this settlement and does not cancel the payment.
    areClosing: openVoids.some(({ final, state }) => final && state === 'sent'),
    areMoving: settlements.some(isMoving),
    refundable: others.map(({ id: tenderId, totals, settlements: own }) => ({
      tenderId,
      amount: Math.max(0, totals.captured - refundsAskedFor(own)),
    })),
  };
}

/** A refused capture of a parcel is still due; a refused one of an operator is not. */
const isCapture = ({ kind, amount, cause, state }: AskedSettlement): boolean =>
  kind === 'capture' && amount > 0 && (isOfOrder(cause) || state !== 'refused');
