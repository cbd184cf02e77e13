import { excess, refusedForMaking, refusedForParcels } from './goods-paid.ts';
import { closing, hasEnded, isOpen, settledWhole } from './settlement-change.ts';
import type { SettlementStep } from './settlement-step.ts';
import type { AskedSettlement, SettlementFacts } from './settlement.ts';

/** The amount of a refused capture is still due: an operator captures it or closes the authorisation. */
export const leavesOpen = (facts: SettlementFacts): boolean =>
  facts.settlement.state === 'intended' &&
  facts.settlement.cause !== 'operator' &&
  refusedForParcels(facts) > notOwedSoon(facts);

/** What cancelled goods in the making make up for: their refund has not ended, and finds that nothing was captured for them. */
function notOwedSoon(facts: SettlementFacts): number {
  const unmade = facts.others.filter((other) => other.cause === 'unmade' && !hasEnded(other));
  const open = unmade.reduce((sum, { amount, settled }) => sum + amount - settled, 0);
  return Math.min(open, refusedForMaking(facts));
}

/** An authorisation is not closed while an earlier capture or void has not ended … */
export const mustWaitToClose = ({ settlement, others, requests }: SettlementFacts): boolean =>
  others.some((other) => movesGoods(other) && other.id < settlement.id && !hasEnded(other)) ||
  requests.some((request) => request.kind === 'capture' && isOpen(request));

const movesGoods = ({ kind }: AskedSettlement): boolean => kind === 'capture' || kind === 'void';

/** … and nothing is captured while it is not known whether the authorisation was closed. */
export const isClosing = ({ requests }: SettlementFacts): boolean =>
  requests.some((request) => request.closes && isOpen(request));

/**
 * Closes the authorisation after the order's last movement: releases its uncaptured rest, and refunds what an operator captured
 * for goods that were not sent. Repeating a release has no effect, so it needs no request row. A hold that has ended has no rest.
 */
export function close(facts: SettlementFacts): SettlementStep {
  const { authorised, captured, released } = facts.totals;
  const giveBack = facts.settlement.cause === 'operator' ? 0 : excess(facts);
  const whole = { ...settledWhole(facts), giveBack };
  if (authorised === captured + released) return { change: whole };
  if (facts.tender?.hasEnded) return { change: { ...whole, ...closing(facts) } };
  const amount = authorised - captured - released;
  return {
    change: {
      ...whole,
      settlement: { state: 'sent', settled: facts.settlement.amount },
      totals: { voided: authorised - captured },
      next: 'leased',
    },
    call: { kind: 'release', amount },
  };
}
