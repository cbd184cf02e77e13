import { DeadlineTooShortError, isTooLate, storedAnswer, timeToAsk } from './card-attempt.ts';
import type { AuthoriseOutcome, CardDependencies } from './card-attempt.ts';
import type { ChallengedTender, TenderKey } from './ports.ts';
import { declineUnsent, sendAuthorisation } from './send-authorisation.ts';
import type { Sent } from './send-authorisation.ts';

export interface ResumeOrder extends TenderKey {
  /** When the caller stops waiting. */
  readonly deadline: Date;
}

/**
 * Continues a payment after the challenge. Only what was stored at enrolment is used, never data from the browser: the
 * provider is asked about that transaction and amount, and its answer must match. Of concurrent callers one sends; the
 * others, and callers after the end, get the stored state.
 *
 * @throws DeadlineTooShortError
 */
export async function resumePayment(order: ResumeOrder, deps: CardDependencies): Promise<AuthoriseOutcome> {
  const { payments, now } = deps;
  if (isTooLate(order, now)) throw new DeadlineTooShortError('Too little time is left.');
  const challenged = await payments.findChallenged(order);
  const sent = challenged && (await resume({ ...challenged, deadline: order.deadline }, deps));
  if (sent?.kind === 'answered') return sent.outcome;

  const stored = await storedAnswer(order.placementId, payments);
  return 'view' in stored && stored.view.state === 'cancelled' ? { refusal: 'cancelled' } : stored;
}

async function resume(
  challenged: ChallengedTender & Pick<ResumeOrder, 'deadline'>,
  deps: CardDependencies,
): Promise<Sent | undefined> {
  const { cards, now, logger } = deps;
  if (challenged.hasExpired) return declineUnsent(challenged, 'challenge-expired', deps);
  const { amount, tenderId } = challenged.tender;
  const answer = await cards.challengeResult({ ...challenged, amount }, timeToAsk(challenged, now));
  logger.info({ tenderId, answer: answer.kind }, 'back from the bank');
  switch (answer.kind) {
    case 'pending':
    case 'no-answer':
      return undefined; // the challenge stays open and can be resumed again
    case 'failed':
      return declineUnsent(challenged, answer.reason, deps);
    case 'authenticated':
      return sendAuthorisation(challenged, { authentication: answer }, deps);
  }
}
