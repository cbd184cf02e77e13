import { storedAnswer, viewOf } from './attempt.ts';
import type { Attempt, AttemptDependencies, AuthoriseOutcome, CurrentTender } from './attempt.ts';
import { withoutReplay } from './hold-tender.ts';
import type { TenderKey, WaitingAttempt } from './ports/payment-store.ts';
import { providerOf } from './ports/providers.ts';
import { declineUnsent } from './record-answer.ts';
import { sendTender } from './send-tender.ts';
import type { Sent } from './send-tender.ts';
import { DeadlineTooShortError, isTooLate, timeToAsk } from '../domain/payment/time-left.ts';

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
): Promise<Sent | undefined> {
  const { position, reference, merchantTransactionId, action: stored, tenders } = waiting;
  const { action, continuation, details, verified, billTo } = stored;
  const { promisedDay } = waiting;
  const attempt: Attempt = { payment: waiting.open, tenders, reference, billTo, deadline, promisedDay };
  const tender: CurrentTender = { position, details, verified, merchantTransactionId };
  if (waiting.hasExpired) return declineUnsent(attempt, position, 'challenge-expired', deps);

  const { amount } = tenders[position] as (typeof tenders)[number];
  const order = { amount, reference, merchantTransactionId, action, continuation };
  const answer = await providerOf(deps.providers, details.method).resume(order, timeToAsk(attempt, deps.now));
  deps.logger.info({ tenderId: waiting.open.tenderId, answer: answer.kind }, 'resumed after the action');
  switch (answer.kind) {
    case 'pending':
      return undefined; // the action stays open and can be resumed again
    case 'declined':
      return declineUnsent(attempt, position, answer.reason, deps);
    case 'ready':
      return withoutReplay(attempt, tender, deps, () =>
        sendTender(attempt, tender, { ...answer, mayRestart: false }, deps),
      );
  }
}
