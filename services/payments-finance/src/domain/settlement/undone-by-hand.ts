import { hasEnded, isByHand, isParcel, sumOf } from './settlement-change.ts';
import { isOfOrder } from './settlement.ts';
import type { AskedSettlement, SettlementFacts } from './settlement.ts';

/** The amount that a settlement has moved or will move on its tender: of a refused one, only the settled part. */
export const askedFor = ({ state, amount, settled, elsewhere, uncaptured = 0 }: AskedSettlement): number =>
  (state === 'refused' ? settled : amount) - elsewhere - uncaptured;

/** @param settlements of one tender */
export const refundsAskedFor = (settlements: readonly AskedSettlement[]): number =>
  settlements.filter(({ kind }) => kind === 'refund').reduce((sum, refund) => sum + askedFor(refund), 0);

/**
 * The part of an operator's captures that an operator refunded before a parcel had used it. The rest of an operator's refunds
 * replaces a refused refund of a return, or is goodwill: neither changes the amount due for parcels.
 */
export const undoneByHand = (facts: SettlementFacts): number => tally(facts).undone;

/** What the tender paid out for nothing that was returned or cancelled at its expense: goodwill, and refunds moved to it. */
export const paidOutBeside = (facts: SettlementFacts): number =>
  tally(facts).goodwill +
  [facts.settlement, ...facts.others]
    .filter(({ cause }) => cause === 'moved')
    .reduce((sum, refund) => sum + askedFor(refund), 0);

function tally(facts: SettlementFacts): Tally {
  const all = [facts.settlement, ...facts.others].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const so: Tally = { ahead: 0, beyond: 0, unreturned: 0, undone: 0, goodwill: 0 };
  for (const settlement of all) {
    if (isParcel(settlement)) countParcel(so, facts, settlement);
    else if (settlement.kind === 'capture') countCapture(so, facts, settlement);
    else if (settlement.kind === 'refund' && isByHand(settlement)) countRefund(so, settlement);
    else if (isRefusedReturn(settlement)) so.unreturned += settlement.amount - settlement.settled;
  }
  return so;
}

/** In the order of recording. Minor units. */
interface Tally {
  /** Captured by an operator and not used by a parcel; less than 0 after a parcel whose capture was refused. */
  ahead: number;
  /** What the only capture of an authorisation took beyond what was asked for: it pays later parcels. Nobody captured it by hand. */
  beyond: number;
  /** Of returns whose refund was refused: an operator's refund replaces it. */
  unreturned: number;
  undone: number;
  goodwill: number;
}

/** What its own captures do not pay is paid by captures by hand, and then by what an earlier only capture took. */
function countParcel(so: Tally, facts: SettlementFacts, parcel: AskedSettlement): void {
  const own = takenBy(facts, parcel);
  // While it is in progress, the part that needs no capture.
  const paidBefore = (hasEnded(parcel) ? parcel.amount : parcel.settled) - own;
  if (paidBefore <= 0) {
    so.beyond -= paidBefore;
    return;
  }
  const byHand = Math.max(0, so.ahead);
  const fromBeyond = parcel.state === 'refused' ? 0 : Math.min(so.beyond, Math.max(0, paidBefore - byHand));
  so.beyond -= fromBeyond;
  so.ahead -= paidBefore - fromBeyond;
}

function countCapture(so: Tally, facts: SettlementFacts, capture: AskedSettlement): void {
  const asked = askedFor(capture);
  so.ahead += asked;
  so.beyond += Math.max(0, takenBy(facts, capture) - asked);
}

function countRefund(so: Tally, refund: AskedSettlement): void {
  const asked = askedFor(refund);
  const standsIn = Math.min(asked, so.unreturned);
  const undoes = Math.min(asked - standsIn, Math.max(0, so.ahead));
  so.unreturned -= standsIn;
  so.ahead -= undoes;
  so.undone += undoes;
  so.goodwill += asked - standsIn - undoes;
}

const isRefusedReturn = ({ kind, cause, state }: AskedSettlement): boolean =>
  kind === 'refund' && isOfOrder(cause) && state === 'refused';

const takenBy = ({ requests }: SettlementFacts, { id }: AskedSettlement): number =>
  sumOf(requests.filter(({ settlementId, state }) => settlementId === id && state === 'done'));
