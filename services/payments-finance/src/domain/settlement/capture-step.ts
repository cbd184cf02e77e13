import { close, isClosing, leavesOpen, mustWaitToClose } from './closing.ts';
import { owedForParcels, unpaid } from './goods-paid.ts';
import { capturable, isOpen, lastMovementKnown, refused, settledWhole } from './settlement-change.ts';
import { send, wait } from './settlement-step.ts';
import type { RequestIds, SettlementStep } from './settlement-step.ts';
import type { SettlementFacts } from './settlement.ts';

/** For a parcel, captures what an operator has not captured before; for an operator, the amount of the order. */
export function captureStep(facts: SettlementFacts, ids: RequestIds): SettlementStep {
  const { settlement, payment } = facts;
  const { amount, settled, final } = settlement;
  const byHand = settlement.cause === 'operator';
  if (payment.state !== 'authorised') return { change: refused('nothing-authorised') };
  const left = amount - settled;
  const asked = byHand ? left : Math.min(left, unpaid(facts));
  if (asked > most(facts)) {
    // Waits for an open capture: if it is undone, enough is left; if it was an operator's and is done, the parcel is paid.
    return !byHand && hasOpenCapture(facts) ? wait(facts) : { change: refused('exceeds-authorised') };
  }
  if (asked > 0 && isClosing(facts)) return wait(facts);
  if (final && mustWaitToClose(facts)) return wait(facts);
  const closes = final && !leavesOpen(facts);
  if (asked > 0) {
    return send({ ...ids, kind: 'capture', captureId: undefined, closes, amount: asked }, amount - asked);
  }
  return closes ? close(facts) : { change: settledWhole(facts) };
}

/** An operator's capture after the last movement is limited to the amount still due for shipped parcels. */
function most(facts: SettlementFacts): number {
  const left = capturable(facts);
  const { settlement, others } = facts;
  return settlement.cause === 'operator' && lastMovementKnown(others)
    ? Math.min(left, owedForParcels(facts))
    : left;
}

const hasOpenCapture = ({ requests }: SettlementFacts): boolean =>
  requests.some((request) => request.kind === 'capture' && isOpen(request));
