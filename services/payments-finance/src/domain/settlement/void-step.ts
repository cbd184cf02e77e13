import { close, leavesOpen, mustWaitToClose } from './closing.ts';
import { excess, takenBeyondParcels } from './goods-paid.ts';
import { capturable, isOpen, refused, settledWhole } from './settlement-change.ts';
import { wait } from './settlement-step.ts';
import type { SettlementStep } from './settlement-step.ts';
import type { SettlementFacts } from './settlement.ts';

/** For goods that will not be sent: voids their amount, or refunds it if an operator has captured it. */
export function voidStep(facts: SettlementFacts): SettlementStep {
  const { settlement, payment, tender } = facts;
  const { final } = settlement;
  if (final && payment.state === 'cancelled') {
    return tender?.state === 'reversed' ? { change: settledWhole(facts) } : reverse(facts);
  }
  if (payment.state !== 'authorised') return { change: refused('nothing-authorised') };
  if (final && mustWaitToClose(facts)) return wait(facts);
  if (!final || leavesOpen(facts)) return voidPart(facts);
  return payment.captured === 0 ? reverse(facts) : close(facts);
}

/** The vendor reverses only whole authorisations: a part reduces what can be captured, and is released with the last movement. */
function voidPart(facts: SettlementFacts): SettlementStep {
  const { settlement, payment, requests } = facts;
  const voided = Math.min(settlement.amount, capturable(facts));
  const captured = settlement.amount - voided;
  if (captured > 0 && requests.some((request) => request.kind === 'capture' && isOpen(request))) {
    return wait(facts);
  }
  if (captured > takenBeyondParcels(facts)) return { change: refused('exceeds-authorised') };
  return {
    change: {
      ...settledWhole(facts),
      totals: { voided: payment.voided + voided },
      giveBack: Math.min(captured, excess(facts)),
    },
  };
}

function reverse({ payment }: SettlementFacts): SettlementStep {
  return {
    change: { settlement: { state: 'sent' }, totals: { voided: payment.authorised }, next: 'leased' },
    call: { kind: 'reverse' },
  };
}
