import { close, leavesOpen, mustWaitToClose } from './closing.ts';
import { excess, takenBeyondParcels } from './goods-paid.ts';
import { capturable, isOpen, refused, settledWhole } from './settlement-change.ts';
import { wait } from './settlement-step.ts';
import type { SettlementStep } from './settlement-step.ts';
import type { SettlementFacts } from './settlement.ts';

/**
 * For goods that will not be sent: voids their amount, or refunds it if it is captured already. If nothing of the payment was or
 * will be captured, the payment is cancelled as a whole; otherwise this tender is closed.
 */
export function voidStep(facts: SettlementFacts): SettlementStep {
  const { settlement, totals, tender, elsewhere } = facts;
  const { final } = settlement;
  if (final && facts.paymentState === 'cancelled') {
    return tender?.state === 'reversed' ? { change: settledWhole(facts) } : reverse(facts);
  }
  if (facts.paymentState !== 'authorised') return { change: refused('nothing-authorised') };
  if (final && mustWaitToClose(facts)) return wait(facts);
  if (!final || leavesOpen(facts)) return voidPart(facts);
  if (totals.captured > 0 || !elsewhere.areUntouched) return close(facts);
  return elsewhere.areVoiding ? wait(facts) : reverse(facts);
}

/** The vendor reverses only whole authorisations: a part reduces what can be captured, and is released with the last movement. */
function voidPart(facts: SettlementFacts): SettlementStep {
  const { settlement, totals, requests } = facts;
  const voided = Math.min(settlement.amount, capturable(facts));
  const captured = settlement.amount - voided;
  if (captured > 0 && requests.some((request) => request.kind === 'capture' && isOpen(request))) {
    return wait(facts);
  }
  if (captured > takenBeyondParcels(facts)) return { change: refused('exceeds-authorised') };
  return {
    change: {
      ...settledWhole(facts),
      totals: { voided: totals.voided + voided },
      giveBack: Math.min(captured, excess(facts)),
    },
  };
}

/** Cancels the payment, which schedules the reversal of each of its tenders. */
function reverse({ totals }: SettlementFacts): SettlementStep {
  return {
    change: { settlement: { state: 'sent' }, totals: { voided: totals.authorised }, next: 'leased' },
    call: { kind: 'reverse' },
  };
}
