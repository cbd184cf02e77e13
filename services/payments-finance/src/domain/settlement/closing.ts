import { excess, refusedForParcels } from './goods-paid.ts';
import { hasEnded, isOpen, settledWhole } from './settlement-change.ts';
import type { SettlementStep } from './settlement-step.ts';
import type { SettlementFacts } from './settlement.ts';

/** What a refused capture asked for is still owed: a person takes it, or closes the authorisation. */
export const leavesOpen = (facts: SettlementFacts): boolean =>
  facts.settlement.state === 'intended' &&
  facts.settlement.cause !== 'operator' &&
  refusedForParcels(facts) > 0;

/** Nothing is closed over money that is on its way, whoever asked for it … */
export const mustWaitToClose = ({ settlement, others, requests }: SettlementFacts): boolean =>
  others.some((other) => other.kind !== 'refund' && other.id < settlement.id && !hasEnded(other)) ||
  requests.some((request) => request.kind === 'capture' && isOpen(request));

/** … and nothing is taken while it is not known whether the authorisation has been closed. */
export const isClosing = ({ requests }: SettlementFacts): boolean =>
  requests.some((request) => request.closes && isOpen(request));

/**
 * Nothing more of the order will leave and nothing more is to be captured: what captures have left of the authorisation is
 * released, and what was captured by hand for goods that were not sent is paid back. A repeated release finds nothing to give
 * back, so it needs no request row.
 */
export function close(facts: SettlementFacts): SettlementStep {
  const { authorised, captured, released } = facts.payment;
  const giveBack = facts.settlement.cause === 'operator' ? 0 : excess(facts);
  const whole = { ...settledWhole(facts), giveBack };
  if (authorised === captured + released) return { change: whole };
  const amount = authorised - captured;
  return {
    change: {
      ...whole,
      settlement: { state: 'sent', settled: facts.settlement.amount },
      totals: { voided: amount },
      next: 'leased',
    },
    call: { kind: 'release', amount },
  };
}
