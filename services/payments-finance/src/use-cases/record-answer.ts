import { holdSeconds } from '../domain/payment/hold-terms.ts';
import type { DeclineReason } from '../domain/payment/decline-reason.ts';
import { judgeAuthorisation } from '../domain/payment/judge-authorisation.ts';
import type { Verdict } from '../domain/payment/judge-authorisation.ts';
import { tendersToReverse } from '../domain/payment/payment-state.ts';
import { changeByAnswer, changeByLateAnswer, changeByRefusal } from '../domain/payment/tender-change.ts';
import type { TenderChange } from '../domain/payment/tender-change.ts';
import { openTender, othersOf, storedAnswer, tendersOf, viewOf, written } from './attempt.ts';
import type { Attempt, AttemptPorts, Step } from './attempt.ts';
import { providerOf } from './ports/providers.ts';
import type { Sent } from './send-tender.ts';

/** Stores how the request of the current tender has ended. @param attempt before the request */
export async function recordSent(ports: AttemptPorts, attempt: Attempt, sent: Sent): Promise<Step> {
  if (sent.kind === 'overtaken') return sent;
  if (sent.kind === 'unsent') return declineUnsent(ports, attempt, sent.reason);
  return recordAnswer(ports, sent.attempt, judgeAuthorisation(attempt.tender.amount, sent.answer));
}

/** Stores the provider's answer for a tender that was sent. */
export async function recordAnswer(ports: AttemptPorts, attempt: Attempt, verdict: Verdict): Promise<Step> {
  const { payments, logger, limits } = ports;
  const { placementId, site } = attempt.payment;
  const { id: tenderId } = attempt.tender;
  const { reference } = attempt;
  logger.info({ placementId, reference, tenderId, tender: verdict.tender }, 'provider answered');
  const outcome = outcomeOf(verdict);
  if (outcome !== undefined) limits?.outcome?.(site, outcome);

  const change = changeByAnswer(verdict, othersOf(attempt));
  const step = await write(ports, attempt, change);
  if (step !== undefined) return withAvailable(ports, step, verdict);
  logger.warn({ tenderId, verdict: verdict.tender }, 'answer came late');
  await payments.change(tenderId, (facts) => changeByLateAnswer(facts, verdict));
  if (verdict.tender === 'held') await ports.reverseNow(tenderId);
  return { kind: 'answered', outcome: await storedAnswer(payments, placementId) };
}

/**
 * What the provider named is not stored: the caller asks for the balance again where it needs it. What our own ended payments are
 * giving back is added: without it the shopper would be told that the card is empty because of a payment that was cancelled seconds ago.
 */
async function withAvailable({ ownHolds }: AttemptPorts, step: Step, verdict: Verdict): Promise<Step> {
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
  ports: AttemptPorts,
  attempt: Attempt,
  reason: DeclineReason,
): Promise<Step> {
  const { placementId } = attempt.payment;
  ports.logger.info({ placementId, tenderId: attempt.tender.id, reason }, 'declined unsent');
  const change = changeByRefusal(reason, othersOf(attempt));
  return (await write(ports, attempt, change)) ?? { kind: 'overtaken' };
}

/** @returns undefined when the payment has changed */
async function write(ports: AttemptPorts, before: Attempt, change: TenderChange): Promise<Step | undefined> {
  const { state, declineReason, cardType = before.tender.cardType } = change.tender;
  const open = await ports.payments.apply(openTender(before), withEnd(ports, before, change));
  if (open === undefined) return undefined;
  const attempt = written(before, open, { state, cardType, isRefused: declineReason !== undefined });
  if (state === 'held' && declineReason === undefined) return { kind: 'held', attempt };

  if (change.payment.state === 'declined') await reverseHeld(ports, attempt);
  return { kind: 'answered', outcome: { view: viewOf(attempt, declineReason) } };
}

/** The end of a hold by the method's terms and the card's scheme, and what a lender has said. */
function withEnd(
  { providers }: Pick<AttemptPorts, 'providers'>,
  { tender: { method, cardType }, applicationStatus }: Attempt,
  decided: TenderChange,
): TenderChange {
  const change =
    applicationStatus === undefined
      ? decided
      : { ...decided, tender: { ...decided.tender, applicationStatus } };
  if (change.tender.state !== 'held') return change;
  const heldSeconds = holdSeconds(providerOf(providers, method).capabilities.hold, cardType);
  return { ...change, tender: { ...change.tender, heldSeconds } };
}

/** The tasks are scheduled already; reversing them now lets the shopper pay again with the same gift cards. */
async function reverseHeld({ reverseNow }: AttemptPorts, attempt: Attempt): Promise<void> {
  for (const { id } of tendersToReverse(tendersOf(attempt))) await reverseNow(id);
}
