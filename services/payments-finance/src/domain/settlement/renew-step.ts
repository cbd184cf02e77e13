import { pauseAfter, REPEAT_HOURS } from '../payment/reversal-schedule.ts';
import type { ReversalAnswer } from '../payment/reversal-schedule.ts';
import { capturable, isOpen, settledWhole } from './settlement-change.ts';
import type { SettlementChange } from './settlement-change.ts';
import { send, wait } from './settlement-step.ts';
import type { RequestIds, SettlementStep } from './settlement-step.ts';
import type { SettlementFacts, SettlementRequest } from './settlement.ts';

/** As in HoldTerms. */
export type Renewal = 'never' | 'extend' | 'again';

/** A new hold is requested: until its answer is known nothing is captured, so that it is for the right amount. */
export const isRenewing = ({ requests }: Pick<SettlementFacts, 'requests'>): boolean =>
  requests.some(({ kind, state }) => kind === 'hold' && state === 'sent');

/**
 * Requests a hold for what can still be captured, and reverses the one that it replaces once it stands: for a moment both hold
 * money, each by its own request and entries.
 */
export function renewStep(facts: SettlementFacts, ids: RequestIds, renewal: Renewal): SettlementStep {
  const { settlement, requests, tender } = facts;
  const stands = requests.find(
    ({ settlementId, kind, state }) => settlementId === settlement.id && kind === 'hold' && state === 'done',
  );
  if (stands !== undefined) return reverseReplaced(stands);
  const amount = isNeeded(facts) ? capturable(facts) : 0;
  if (amount <= 0 || renewal === 'never') return { change: settledWhole(facts) };
  if (requests.some((request) => request.kind === 'capture' && isOpen(request))) return wait(facts);
  const { totals } = facts;
  return send({
    ...ids,
    kind: 'hold',
    captureId: undefined,
    closes: false,
    amount,
    holdId: tender?.holdId,
    replaced: {
      providerId: tender?.providerId ?? '',
      minorUnits: tender?.hasEnded ? 0 : totals.authorised - totals.captured - totals.released,
    },
  });
}

const isNeeded = ({ paymentState, tender }: SettlementFacts): boolean =>
  paymentState === 'authorised' && tender?.state === 'held';

const reverseReplaced = (request: SettlementRequest): SettlementStep => ({
  change: { settlement: { state: 'sent' }, next: 'leased' },
  call: { kind: 'reverse-replaced', request },
});

/** The provider holds the amount again. One that is no longer needed is reversed as one whose answer was lost. */
export function changeByRenewal(
  facts: SettlementFacts,
  request: SettlementRequest,
  { providerId, heldSeconds, isSame = false }: RenewedHold,
  from: 'sent' | 'unknown' = 'sent',
): SettlementChange {
  const { settlement, totals } = facts;
  const { id, amount, replaced } = request;
  const resolve = { id, from, providerId } as const;
  if (isSame) {
    return {
      ...settledWhole(facts),
      hold: { providerId, heldSeconds },
      resolve: { ...resolve, to: 'done' },
    };
  }
  // Meanwhile the shopper may have paid again.
  const isOther = facts.tender?.providerId !== replaced?.providerId;
  if (isOther || !isNeeded(facts) || capturable(facts) <= 0) {
    return { settlement: { state: 'unknown' }, resolve: { ...resolve, to: 'unknown' }, next: 'now' };
  }
  const isReplaced = (replaced?.minorUnits ?? 0) === 0;
  return {
    settlement: { state: isReplaced ? 'done' : 'sent', settled: settlement.amount },
    hold: { requestId: id, providerId, heldSeconds },
    // What was voided before is not part of the new hold.
    totals: { released: totals.authorised - totals.captured - amount },
    bookings: [{ kind: 'authorisation', amount, requestId: id, holdId: id }],
    resolve: { ...resolve, to: 'done' },
    next: isReplaced ? 'never' : 'now',
  };
}

export interface RenewedHold {
  readonly providerId: string;
  /** Undefined where the provider states no end. */
  readonly heldSeconds: number | undefined;
  /** The same authorisation lasts longer. */
  readonly isSame?: boolean;
}

/**
 * After an attempt to reverse the replaced hold. Not every processor accepts a reversal after a capture: a rest that is refused for a
 * day is left to expire, as is one that the provider does not find.
 */
export function changeByReplacement(
  { settlement }: SettlementFacts,
  { id: requestId, holdId, replaced }: SettlementRequest,
  answer: ReversalAnswer,
): SettlementChange | undefined {
  const { state, amount, attempts, ageHours } = settlement;
  if (state !== 'sent') return undefined;
  if (answer === 'not-sent') return { settlement: { state }, next: { seconds: 0 } };
  const isGone = answer === 'reversed' || answer === 'already-reversed';
  if (!isGone && (answer === 'no-answer' || ageHours < REPEAT_HOURS)) {
    return { settlement: { state }, next: { seconds: pauseAfter(attempts) } };
  }
  const kind = isGone ? 'authorisation-reversal' : 'authorisation-end';
  return {
    settlement: { state: 'done', settled: amount },
    bookings: [{ kind, amount: replaced?.minorUnits ?? 0, requestId, holdId }],
    next: 'never',
  };
}
