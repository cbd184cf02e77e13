import { hasEnded, isByHand, isParcel } from './settlement-change.ts';
import type { AskedSettlement, SettlementFacts } from './settlement.ts';

/** What a settlement moves or will move, as far as nobody has refused it. */
export const askedFor = ({ state, amount, settled }: AskedSettlement): number =>
  state === 'refused' ? settled : amount;

/**
 * What refunds by hand have given back of captures by hand that no parcel had used up by then. The rest of such refunds stands
 * in for the refused refund of a return, or is goodwill: neither changes what parcels are owed.
 */
export function undoneByHand(facts: SettlementFacts): number {
  const all = [facts.settlement, ...facts.others].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  let [ahead, unreturned, undone] = [0, 0, 0];
  for (const settlement of all) {
    if (isParcel(settlement)) ahead -= paidByHand(facts, settlement);
    else if (settlement.kind === 'capture') ahead += askedFor(settlement);
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

/** Of a parcel, what its own captures have not taken; while it is under way, what it needs none for. */
function paidByHand({ requests }: SettlementFacts, parcel: AskedSettlement): number {
  const own = requests.filter(({ settlementId, state }) => settlementId === parcel.id && state === 'done');
  const taken = own.reduce((sum, { amount }) => sum + amount, 0);
  return (hasEnded(parcel) ? parcel.amount : parcel.settled) - taken;
}
