import { hasEnded, isByHand, isParcel, sumOf } from './settlement-change.ts';
import type { AskedSettlement, SettlementFacts } from './settlement.ts';

/** The amount that a settlement has moved or will move: of a refused one, only the settled part. */
export const askedFor = ({ state, amount, settled }: AskedSettlement): number =>
  state === 'refused' ? settled : amount;

/**
 * The part of an operator's captures that an operator refunded before a parcel had used it. The rest of an operator's refunds
 * replaces a refused refund of a return, or is goodwill: neither changes the amount due for parcels.
 */
export function undoneByHand(facts: SettlementFacts): number {
  const all = [facts.settlement, ...facts.others].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  let [ahead, unreturned, undone] = [0, 0, 0];
  for (const settlement of all) {
    if (isParcel(settlement)) ahead -= paidByHand(facts, settlement);
    else if (settlement.kind === 'capture')
      ahead += Math.max(askedFor(settlement), takenBy(facts, settlement));
    else if (settlement.kind === 'refund' && isByHand(settlement)) {
      const standsIn = Math.min(askedFor(settlement), unreturned);
      const undoes = Math.min(askedFor(settlement) - standsIn, Math.max(0, ahead));
      unreturned -= standsIn;
      ahead -= undoes;
      undone += undoes;
    } else if (
      settlement.cause === 'movement' &&
      settlement.state === 'refused' &&
      settlement.kind === 'refund'
    ) {
      unreturned += settlement.amount - settlement.settled;
    }
  }
  return undone;
}

/** The amount of a parcel not paid by its own captures; while it is in progress, the part that needs no capture. */
const paidByHand = (facts: SettlementFacts, parcel: AskedSettlement): number =>
  (hasEnded(parcel) ? parcel.amount : parcel.settled) - takenBy(facts, parcel);

const takenBy = ({ requests }: SettlementFacts, { id }: AskedSettlement): number =>
  sumOf(requests.filter(({ settlementId, state }) => settlementId === id && state === 'done'));
