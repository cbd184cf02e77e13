import { captureStep } from './capture-step.ts';
import { refundStep } from './refund-step.ts';
import { renewStep } from './renew-step.ts';
import type { Renewal } from './renew-step.ts';
import { isOpen, refused } from './settlement-change.ts';
import { wait } from './settlement-step.ts';
import type { Captures, RequestIds, SettlementStep } from './settlement-step.ts';
import type { SettlementFacts, SettlementRequest } from './settlement.ts';
import { voidStep } from './void-step.ts';

/** Longer than a call and its last writes can take: the process that sent the request has died. */
const STALE_SECONDS = 20;

/** What the tender's provider can do. */
interface Able {
  readonly captures?: Captures;
  readonly hold?: { readonly renew: Renewal };
  /** It does not tell one request from an equal one: while one has no answer, no other is sent. */
  readonly oneAtATime?: boolean;
}

/** @returns undefined when the settlement has ended */
export function nextStep(
  facts: SettlementFacts,
  ids: RequestIds,
  able: Able = {},
): SettlementStep | undefined {
  const { settlement, totals, requests } = facts;
  if (settlement.state === 'done' || settlement.state === 'refused') return undefined;
  const open = requests.find((request) => request.settlementId === settlement.id && isOpen(request));
  if (open !== undefined) return undoRequest(open);
  if (settlement.currency !== totals.currency) return { change: refused('currency-mismatch') };
  const step = stepOf(facts, ids, able);
  return able.oneAtATime && step.call?.kind === 'send' && requests.some(isOpen) ? wait(facts) : step;
}

function stepOf(
  facts: SettlementFacts,
  ids: RequestIds,
  { captures = 'several', hold }: Able,
): SettlementStep {
  switch (facts.settlement.kind) {
    case 'capture':
      return captureStep(facts, ids, captures);
    case 'void':
      return voidStep(facts);
    case 'refund':
      return refundStep(facts, ids);
    case 'renew':
      return renewStep(facts, ids, hold?.renew ?? 'never');
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
