import { pauseAfter, REPEAT_HOURS } from '../payment/reversal-schedule.ts';
import { capturable, refundable, refused, standing, sumOf } from './settlement-change.ts';
import type { NewRequest, SettlementChange } from './settlement-change.ts';
import type { PaymentTotals, SettlementFacts, SettlementRequest } from './settlement.ts';

/** Longer than a call may take, its last writes included: whoever sent the request is gone. */
const STALE_SECONDS = 20;

/** What to do once the change is committed. */
export type ProviderCall =
  | { readonly kind: 'send'; readonly request: NewRequest }
  /** Make a request harmless whose answer is not known. */
  | { readonly kind: 'undo'; readonly request: SettlementRequest }
  /** Give the whole authorisation back, as for a cancelled placement. */
  | { readonly kind: 'reverse' }
  /** Give back what captures have left of it. */
  | { readonly kind: 'release'; readonly amount: number };

export interface SettlementStep {
  readonly change: SettlementChange;
  readonly call?: ProviderCall;
}

/** Ids of the request that may come of the step. */
export interface RequestIds {
  readonly id: string;
  readonly transactionId: string;
}

/** @returns undefined when the settlement has ended */
export function nextStep(facts: SettlementFacts, ids: RequestIds): SettlementStep | undefined {
  const { settlement, payment, requests } = facts;
  if (settlement.state === 'done' || settlement.state === 'refused') return undefined;
  const open = requests.find((request) => request.settlementId === settlement.id && isOpen(request));
  if (open !== undefined) return makeHarmless(open);
  if (settlement.currency !== payment.currency) return { change: refused('currency-mismatch') };
  switch (settlement.kind) {
    case 'capture':
      return capture(facts, ids);
    case 'void':
      return voidIt(facts);
    case 'refund':
      return refund(facts, ids);
  }
}

function makeHarmless(request: SettlementRequest): SettlementStep {
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

function capture(facts: SettlementFacts, ids: RequestIds): SettlementStep {
  const { settlement, payment } = facts;
  const { amount, final } = settlement;
  if (payment.state !== 'authorised') return { change: refused('nothing-authorised') };
  if (amount > capturable(facts)) return { change: refused('exceeds-authorised') };
  if (isClosing(facts) || (final && mustWaitToClose(facts))) return wait(facts);
  const closes = final && !leavesOpen(facts);
  return send({ ...ids, kind: 'capture', captureId: undefined, closes, amount });
}

function voidIt(facts: SettlementFacts): SettlementStep {
  const { settlement, payment, tender } = facts;
  const { amount, final } = settlement;
  const done = { settlement: { state: 'done', settled: amount }, next: 'never' } as const;
  if (final && payment.state === 'cancelled') {
    return tender?.state === 'reversed' ? { change: done } : reverse(facts);
  }
  if (payment.state !== 'authorised') return { change: refused('nothing-authorised') };
  if (final && mustWaitToClose(facts)) return wait(facts);
  if (!final || leavesOpen(facts)) {
    if (amount > capturable(facts)) return { change: refused('exceeds-authorised') };
    return { change: { ...done, totals: { voided: payment.voided + amount } } };
  }
  if (payment.captured === 0) return reverse(facts);
  return payment.authorised === payment.captured + payment.released ? { change: done } : release(payment);
}

/** What a refused capture asked for is still owed: a person takes it, or closes the authorisation. */
const leavesOpen = ({ settlement: { state, byOperator }, refusedCaptures }: SettlementFacts): boolean =>
  state === 'intended' && !byOperator && refusedCaptures > 0;

/** Nothing is closed over money that is on its way, whoever asked for it … */
const mustWaitToClose = ({ olderOpen, requests }: SettlementFacts): boolean =>
  olderOpen > 0 || requests.some((request) => request.kind === 'capture' && isOpen(request));

/** … and nothing is taken while it is not known whether the authorisation has been closed. */
const isClosing = ({ requests }: SettlementFacts): boolean =>
  requests.some((request) => request.closes && isOpen(request));

const isOpen = ({ state }: SettlementRequest): boolean => state === 'sent' || state === 'unknown';

function reverse({ payment }: SettlementFacts): SettlementStep {
  return {
    change: { settlement: { state: 'sent' }, totals: { voided: payment.authorised }, next: 'leased' },
    call: { kind: 'reverse' },
  };
}

/** A second time finds nothing to give back any more: it needs no row of its own. */
function release({ authorised, captured }: PaymentTotals): SettlementStep {
  const amount = authorised - captured;
  return {
    change: { settlement: { state: 'sent' }, totals: { voided: amount }, next: 'leased' },
    call: { kind: 'release', amount },
  };
}

function refund(facts: SettlementFacts, ids: RequestIds): SettlementStep {
  const { settlement, payment } = facts;
  const left = settlement.amount - settlement.settled;
  const source = left <= refundable(facts) ? earliestCapture(facts.requests) : undefined;
  if (source === undefined) {
    const mayComeYet =
      facts.openCaptures > 0 || (!settlement.byOperator && settlement.ageHours < REPEAT_HOURS);
    if (mayComeYet) return wait(facts);
    return { change: refused(payment.captured === 0 ? 'nothing-captured' : 'exceeds-captured') };
  }
  const amount = Math.min(left, source.room);
  return send({ ...ids, kind: 'refund', captureId: source.id, closes: false, amount });
}

/** The first capture of which something is left to give back. */
function earliestCapture(
  requests: readonly SettlementRequest[],
): { readonly id: string; readonly room: number } | undefined {
  return requests
    .filter(({ kind, state }) => kind === 'capture' && state === 'done')
    .map(({ id, amount }) => ({ id, room: amount - refundedOf(id, requests) }))
    .find(({ room }) => room > 0);
}

const refundedOf = (captureId: string, requests: readonly SettlementRequest[]): number =>
  sumOf(standing(requests, 'refund').filter((refund) => refund.captureId === captureId));

const send = (request: NewRequest): SettlementStep => ({
  change: { settlement: { state: 'sent' }, open: request, next: 'leased' },
  call: { kind: 'send', request },
});

const wait = ({ settlement: { state, attempts } }: SettlementFacts): SettlementStep => ({
  change: { settlement: { state }, next: { seconds: pauseAfter(attempts) } },
});
