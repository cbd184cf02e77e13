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
 * Goes on after the shopper has been at the bank. What was stored at enrolment counts, never what a browser brings: the
 * provider is asked about that transaction and that amount, and its answer must name no other. Of callers at the same time
 * one sends; the others, and whoever comes after the end, are answered the stored state.
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
      return undefined; // the challenge stands: whoever asks again learns more
    case 'failed':
      return declineUnsent(challenged, answer.reason, deps);
    case 'authenticated':
      return sendAuthorisation(challenged, { authentication: answer }, deps);
  }
}
