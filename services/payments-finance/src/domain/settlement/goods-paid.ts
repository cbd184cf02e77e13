import { hasEnded, isByHand, isOpen, isParcel, standing, sumOf } from './settlement-change.ts';
import { askedFor, undoneByHand } from './undone-by-hand.ts';
import type { SettlementFacts } from './settlement.ts';

/*
 * Captures pay for parcels. An operator may capture before a parcel is shipped, or in place of a refused capture, so the total
 * captured is compared with all parcels together, not parcel by parcel.
 */

/** The amount due for parcels, including this settlement, that is not captured or was refunded by an operator. */
export const unpaid = (facts: SettlementFacts): number => Math.max(0, -surplus(facts));

/** The amount an operator captured beyond the parcels, less refunds of it. */
export const excess = (facts: SettlementFacts): number => Math.max(0, surplus(facts));

/** The amount captured beyond the parcels, refunded or not. */
export const takenBeyondParcels = (facts: SettlementFacts): number =>
  Math.max(0, taken(facts) - parcelsOf(facts));

/** The amount due for parcels, less captures that are done or in progress. */
export const owedForParcels = (facts: SettlementFacts): number =>
  Math.max(0, parcelsOf(facts) - sumOf(standing(facts.requests, 'capture')));

/** The refused part of `owedForParcels`: only an operator can still capture it. */
export const refusedForParcels = (facts: SettlementFacts): number =>
  Math.max(0, sumOf(facts.others.filter(isParcel).filter(hasEnded)) - uncapturedOf(facts) - taken(facts));

/** The refused part of the captures for goods in the making: when goods are cancelled or come back, it is not owed any more. */
export function refusedForMaking(facts: SettlementFacts): number {
  const refused = facts.others.filter(({ cause, state }) => cause === 'making' && state === 'refused');
  const rest = refused.reduce((sum, { amount, settled }) => sum + amount - settled, 0);
  return Math.max(0, Math.min(refusedForParcels(facts), rest - uncapturedOf(facts)));
}

const surplus = (facts: SettlementFacts): number =>
  taken(facts) - parcelsOf(facts) - undoneByHand(facts) - paidBackAsExcess(facts);

/** Captures that are done or, for parcels, in progress. An operator's capture counts once its result is known. */
function taken({ settlement, others, requests }: SettlementFacts): number {
  const byHand = new Set([settlement, ...others].filter(isByHand).map(({ id }) => id));
  return sumOf(
    standing(requests, 'capture').filter((request) => !(isOpen(request) && byHand.has(request.settlementId))),
  );
}

/** Without goods in the making that were not paid for and then cancelled or returned. */
const parcelsOf = (facts: SettlementFacts): number =>
  sumOf([facts.settlement, ...facts.others].filter(isParcel)) - uncapturedOf(facts);

const uncapturedOf = ({ settlement, others }: SettlementFacts): number =>
  [settlement, ...others].reduce((sum, { uncaptured = 0 }) => sum + uncaptured, 0);

/** Also what this tender does not pay of it. */
const paidBackAsExcess = ({ others }: SettlementFacts): number =>
  others
    .filter(({ cause }) => cause === 'excess')
    .reduce((sum, refund) => sum + askedFor(refund) + refund.elsewhere, 0);
