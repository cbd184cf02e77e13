import { close, isClosing, leavesOpen, mustWaitToClose } from './closing.ts';
import { owedForParcels, unpaid } from './goods-paid.ts';
import { isRenewing } from './renew-step.ts';
import {
  capturable,
  hasEnded,
  isOpen,
  lastMovementKnown,
  refused,
  settledWhole,
} from './settlement-change.ts';
import { send, wait } from './settlement-step.ts';
import type { Captures, RequestIds, SettlementStep } from './settlement-step.ts';
import type { SettlementFacts } from './settlement.ts';

/**
 * For a parcel, captures what was not captured before it; for an operator, the amount of the order. While the payment may be cancelled
 * because of another tender's last cancellation, and while the hold is being renewed, nothing is captured.
 */
export function captureStep(facts: SettlementFacts, ids: RequestIds, captures: Captures): SettlementStep {
  const { settlement } = facts;
  const { amount, settled, final } = settlement;
  const byHand = settlement.cause === 'operator';
  if (facts.paymentState !== 'authorised') return { change: refused('nothing-authorised') };
  if (facts.elsewhere.areClosing || isRenewing(facts)) return wait(facts);
  if (captures !== 'several' && waitsForOthers(facts, captures)) return wait(facts);
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
    const takes =
      captures === 'several'
        ? { closes, amount: asked }
        : { closes: true, amount: onlyCapture(facts, asked, captures) };
    const of = { kind: 'capture', captureId: undefined, holdId: facts.tender?.holdId } as const;
    return send({ ...ids, ...of, ...takes }, amount - asked);
  }
  return closes ? close(facts) : { change: settledWhole(facts) };
}

/** The only capture of an authorisation takes what later parcels may need; what they do not need is refunded. */
function onlyCapture(facts: SettlementFacts, asked: number, captures: 'once' | 'last'): number {
  const most = capturable(facts);
  const needsNoMore = facts.settlement.final || (captures === 'last' && isLast(facts));
  return needsNoMore ? Math.min(most, Math.max(asked, owedForParcels(facts))) : most;
}

/** The result of another capture decides whether this one is paid; one that is made with the order's last movement waits for that. */
function waitsForOthers(facts: SettlementFacts, captures: 'once' | 'last'): boolean {
  if (hasOpenCapture(facts)) return true;
  const isOfGoods = captures === 'last' && facts.settlement.cause !== 'operator';
  return isOfGoods && (!isLast(facts) || voidsPart(facts));
}

/** Cancelled goods reduce what is captured: afterwards nothing of it could be voided. */
const voidsPart = ({ others }: SettlementFacts): boolean =>
  others.some((other) => other.kind === 'void' && !other.final && !hasEnded(other));

/** Nothing more will leave. */
const isLast = ({ settlement, others }: SettlementFacts): boolean =>
  settlement.final || lastMovementKnown(others);

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
