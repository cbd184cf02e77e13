import { storedAnswer, viewOf } from './attempt.ts';
import type { Attempt, AttemptDependencies, AuthoriseOutcome, Step } from './attempt.ts';
import type { TenderKey, WaitingAttempt } from './ports/payment-store.ts';
import { DeadlineTooShortError, isTooLate, providerOf, timeToAsk } from './ports/providers.ts';
import { declineUnsent, recordSent } from './record-answer.ts';
import { sendTender } from './send-tender.ts';

export interface ResumeOrder extends TenderKey {
  /** When the caller stops waiting. */
  readonly deadline: Date;
}

/**
 * Continues a payment after the shopper's action. Only what was stored when it began is used, never data from the browser: the
 * provider is asked about it, and its answer must match. Of concurrent callers one sends; the others, and callers after the end,
 * get the stored state.
 *
 * @throws DeadlineTooShortError
 */
export async function resumePayment(
  order: ResumeOrder,
  deps: AttemptDependencies,
): Promise<AuthoriseOutcome> {
  const { payments, now } = deps;
  if (isTooLate(order, now)) throw new DeadlineTooShortError('Too little time is left.');
  const waiting = await payments.findAction(order);
  const step = waiting && (await resume(waiting, order.deadline, deps));
  if (step?.kind === 'answered') return step.outcome;
  if (step?.kind === 'held') return { view: viewOf(step.attempt) };

  const stored = await storedAnswer(order.placementId, payments);
  return 'view' in stored && stored.view.state === 'cancelled' ? { refusal: 'cancelled' } : stored;
}

async function resume(
  waiting: WaitingAttempt,
  deadline: Date,
  deps: AttemptDependencies,
): Promise<Step | undefined> {
  const { open, before, reference, promisedDay, merchantTransactionId } = waiting;
  const { action, continuation, details, verified, billTo } = waiting.action;
  const tender = { ...waiting.tender, details, verified, merchantTransactionId };
  const about = { reference, billTo, promisedDay, deadline };
  const attempt: Attempt = { payment: open, tender, before, after: [], ...about };
  if (waiting.hasExpired) return declineUnsent(attempt, 'challenge-expired', deps);

  const order = { amount: tender.amount, reference, merchantTransactionId, action, continuation };
  const answer = await providerOf(deps.providers, tender.method).resume(order, timeToAsk(attempt, deps.now));
  deps.logger.info({ tenderId: tender.id, answer: answer.kind }, 'resumed after the action');
  switch (answer.kind) {
    case 'pending':
      return undefined; // the action stays open and can be resumed again
    case 'declined':
      return declineUnsent(attempt, answer.reason, deps);
    case 'ready':
      return recordSent(attempt, await sendTender(attempt, answer, deps), deps);
  }
}
