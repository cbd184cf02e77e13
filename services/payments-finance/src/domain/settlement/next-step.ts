import { captureStep } from './capture-step.ts';
import { refundStep } from './refund-step.ts';
import { renewStep } from './renew-step.ts';
import type { Renewal } from './renew-step.ts';
import { isOpen, refused } from './settlement-change.ts';
import type { Captures, RequestIds, SettlementStep } from './settlement-step.ts';
import type { SettlementFacts, SettlementRequest } from './settlement.ts';
import { voidStep } from './void-step.ts';

/** Longer than a call and its last writes can take: the process that sent the request has died. */
const STALE_SECONDS = 20;

/**
 * @param captures how often the provider captures one authorisation
 * @param renewal how it renews one
 * @returns undefined when the settlement has ended
 */
export function nextStep(
  facts: SettlementFacts,
  ids: RequestIds,
  captures: Captures = 'several',
  renewal: Renewal = 'never',
): SettlementStep | undefined {
  const { settlement, totals, requests } = facts;
  if (settlement.state === 'done' || settlement.state === 'refused') return undefined;
  const open = requests.find((request) => request.settlementId === settlement.id && isOpen(request));
  if (open !== undefined) return undoRequest(open);
  if (settlement.currency !== totals.currency) return { change: refused('currency-mismatch') };
  switch (settlement.kind) {
    case 'capture':
      return captureStep(facts, ids, captures);
    case 'void':
      return voidStep(facts);
    case 'refund':
      return refundStep(facts, ids);
    case 'renew':
      return renewStep(facts, ids, renewal);
  }
}

function undoRequest(request: SettlementRequest): SettlementStep {
  if (request.state === 'unknown') {
    return {
      change: { settlement: { state: 'unknown' }, next: 'leased' },
      call: { kind: 'undo', request },
    };
  }
  if (request.ageSeconds < STALE_SECONDS)
    return { change: { settlement: { state: 'sent' }, next: 'leased' } };
  return {
    change: {
      settlement: { state: 'unknown' },
      resolve: { id: request.id, from: 'sent', to: 'unknown' },
      next: 'leased',
    },
    call: { kind: 'undo', request: { ...request, state: 'unknown' } },
  };
}
