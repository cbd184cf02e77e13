import { holdSeconds } from '../domain/payment/hold-terms.ts';
import type { DeclineReason } from '../domain/payment/decline-reason.ts';
import type { Verdict } from '../domain/payment/judge-authorisation.ts';
import { tendersToReverse } from '../domain/payment/payment-state.ts';
import { changeByAnswer, changeByLateAnswer, changeByRefusal } from '../domain/payment/tender-change.ts';
import type { TenderChange } from '../domain/payment/tender-change.ts';
import { advanced, openAt, othersOf, storedAnswer, tenderAt, viewOf } from './attempt.ts';
import type { Attempt, AttemptDependencies, CurrentTender, Step } from './attempt.ts';
import { providerOf } from './ports/providers.ts';

/** Stores the provider's answer for a tender that was sent. */
export async function recordAnswer(
  attempt: Attempt,
  { position }: Pick<CurrentTender, 'position'>,
  verdict: Verdict,
  deps: AttemptDependencies,
): Promise<Step> {
  const { payments, logger, limits } = deps;
  const { placementId, site } = attempt.payment;
  const { id: tenderId } = tenderAt(attempt, position);
  const { reference } = attempt;
  logger.info({ placementId, reference, tenderId, tender: verdict.tender }, 'provider answered');
  const outcome = outcomeOf(verdict);
  if (outcome !== undefined) limits?.outcome?.(site, outcome);

  const change = changeByAnswer(verdict, othersOf(attempt, position));
  const step = await write(attempt, position, change, deps);
  if (step !== undefined) return withAvailable(step, verdict, deps);
  logger.warn({ tenderId, verdict: verdict.tender }, 'answer came late');
  await payments.change(tenderId, (facts) => changeByLateAnswer(facts, verdict));
  if (verdict.tender === 'held') await deps.reverseNow(tenderId);
  return { kind: 'answered', outcome: await storedAnswer(placementId, payments) };
}

/**
 * What the provider named is not stored: the caller asks for the balance again where it needs it. What our own ended payments are
 * giving back is added: without it the shopper would be told that the card is empty because of a payment that was cancelled seconds ago.
 */
async function withAvailable(step: Step, verdict: Verdict, { ownHolds }: AttemptDependencies): Promise<Step> {
  if (step.kind !== 'answered' || !('view' in step.outcome) || verdict.tender !== 'declined') return step;
  const { view } = step.outcome;
  const { declinedTender } = view;
  if (declinedTender === undefined || verdict.available === undefined) return step;
  const { account } = declinedTender;
  const returning = account === undefined ? 0 : ((await ownHolds?.beingReversed(account)) ?? 0);
  const availableMinorUnits = verdict.available.minorUnits + returning;
  return {
    ...step,
    outcome: { view: { ...view, declinedTender: { ...declinedTender, availableMinorUnits } } },
  };
}

/** Undefined when the provider has not decided, so that its failures do not count as declined cards. */
function outcomeOf(verdict: Verdict): 'authorised' | 'declined' | undefined {
  if (verdict.tender === 'unknown') return undefined;
  if (!('reason' in verdict)) return 'authorised';
  return verdict.reason === 'provider-unavailable' ? undefined : 'declined';
}

/** Declines a tender for which no authorisation was requested. */
export async function declineUnsent(
  attempt: Attempt,
  position: number,
  reason: DeclineReason,
  deps: AttemptDependencies,
): Promise<Step> {
  const { placementId } = attempt.payment;
  const { id: tenderId } = tenderAt(attempt, position);
  deps.logger.info({ placementId, tenderId, reason }, 'declined unsent');
  const change = changeByRefusal(reason, othersOf(attempt, position));
  return (await write(attempt, position, change, deps)) ?? { kind: 'overtaken' };
}

/** @returns undefined when the payment has changed */
async function write(
  before: Attempt,
  position: number,
  change: TenderChange,
  deps: AttemptDependencies,
): Promise<Step | undefined> {
  const { state, declineReason } = change.tender;
  const held = withEnd(before, position, change, deps);
  const open = await deps.payments.apply(openAt(before, position), held);
  if (open === undefined) return undefined;
  const attempt = advanced(before, position, open, { state, isRefused: declineReason !== undefined });
  if (state === 'held' && declineReason === undefined) return { kind: 'held', attempt };

  if (change.payment.state === 'declined') await reverseHeld(attempt, deps);
  return { kind: 'answered', outcome: { view: viewOf(attempt, declineReason, position) } };
}

/** By the method's terms and the card's scheme. */
function withEnd(
  attempt: Attempt,
  position: number,
  change: TenderChange,
  { providers }: Pick<AttemptDependencies, 'providers'>,
): TenderChange {
  if (change.tender.state !== 'held') return change;
  const { method, cardType } = tenderAt(attempt, position);
  const heldSeconds = holdSeconds(providerOf(providers, method).capabilities.hold, cardType);
  return { ...change, tender: { ...change.tender, heldSeconds } };
}

/** The tasks are scheduled already; reversing them now lets the shopper pay again with the same gift cards. */
async function reverseHeld({ tenders }: Attempt, { reverseNow }: AttemptDependencies): Promise<void> {
  for (const { id } of tendersToReverse(tenders)) await reverseNow(id);
}
