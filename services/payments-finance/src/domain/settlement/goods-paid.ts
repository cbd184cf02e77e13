import { hasEnded, isByHand, isOpen, isParcel, standing, sumOf } from './settlement-change.ts';
import { askedFor, undoneByHand } from './undone-by-hand.ts';
import type { SettlementFacts } from './settlement.ts';

/*
 * Money is captured for parcels. A person may capture it before a parcel leaves, or in place of a capture that was refused, so
 * what has been taken is compared with all parcels together and not parcel by parcel.
 */

/** What parcels have asked for, this settlement included, and nobody has taken or has given back by hand. */
export const unpaid = (facts: SettlementFacts): number => Math.max(0, -surplus(facts));

/** What was captured by hand beyond the parcels, and has not been given back. */
export const excess = (facts: SettlementFacts): number => Math.max(0, surplus(facts));

/** What was captured beyond the parcels, given back or not. */
export const takenBeyondParcels = (facts: SettlementFacts): number =>
  Math.max(0, taken(facts) - parcelsOf(facts));

/** What parcels have asked for and no capture has taken or may have taken. */
export const owedForParcels = (facts: SettlementFacts): number =>
  Math.max(0, parcelsOf(facts) - sumOf(standing(facts.requests, 'capture')));

/** Of `owedForParcels`, what was refused: nothing of it will be taken unless a person does so. */
export const refusedForParcels = (facts: SettlementFacts): number =>
  Math.max(0, sumOf(facts.others.filter(isParcel).filter(hasEnded)) - taken(facts));

const surplus = (facts: SettlementFacts): number =>
  taken(facts) - parcelsOf(facts) - undoneByHand(facts) - paidBackAsExcess(facts);

/** Captures by parcels that stand or may stand; of those by hand only what is certain, since nobody repeats them for a parcel. */
function taken({ settlement, others, requests }: SettlementFacts): number {
  const byHand = new Set([settlement, ...others].filter(isByHand).map(({ id }) => id));
  return sumOf(
    standing(requests, 'capture').filter((request) => !(isOpen(request) && byHand.has(request.settlementId))),
  );
}

const parcelsOf = ({ settlement, others }: SettlementFacts): number =>
  sumOf([settlement, ...others].filter(isParcel));

const paidBackAsExcess = ({ others }: SettlementFacts): number =>
  others.filter(({ cause }) => cause === 'excess').reduce((sum, refund) => sum + askedFor(refund), 0);
