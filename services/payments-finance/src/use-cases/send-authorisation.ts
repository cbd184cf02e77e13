import type { Authenticated } from '../domain/payment/authentication.ts';
import type { DeclineReason } from '../domain/payment/decline-reason.ts';
import { judgeAuthorisation } from '../domain/payment/judge-authorisation.ts';
import type { Verdict } from '../domain/payment/judge-authorisation.ts';
import type { PaymentView } from '../domain/payment/payment.ts';
import { changeByAnswer, changeByLateAnswer, changeByRefusal } from '../domain/payment/tender-change.ts';
import { isTooLate, storedAnswer, timeLeft } from './card-attempt.ts';
import type { AuthoriseOutcome, CardAttempt, CardDependencies } from './card-attempt.ts';
import type { OpenTender } from './ports.ts';

export interface Grounds {
  /** Proof that the bank authenticated the shopper. */
  readonly authentication?: Authenticated;
  /** Small enough to request an exemption from the challenge. */
  readonly isLowValue?: boolean;
  /** A challenge is still possible if the bank requires one. */
  readonly canStepUp?: boolean;
}

export type Sent =
  | { readonly kind: 'answered'; readonly outcome: AuthoriseOutcome }
  /** The bank requires a challenge. The answer is not stored yet: the tender is still `sent`. */
  | { readonly kind: 'soft-declined'; readonly tender: OpenTender }
  /** A cancel or another call changed the payment first; this call sent nothing. */
  | { readonly kind: 'overtaken' };

/**
 * Requests the authorisation once. `→ sent` is the last check of the tombstone; if the call fails after it, the sweeper
 * finds the tender and reverses it.
 *
 * @throws AuthenticationReplayedError before anything is sent
 */
export async function sendAuthorisation(
  attempt: CardAttempt,
  { authentication, isLowValue = false, canStepUp = false }: Grounds,
  deps: CardDependencies,
): Promise<Sent> {
  const { payments, cards, now } = deps;
  if (isTooLate(attempt, now)) return declineUnsent(attempt, 'provider-unavailable', deps);
  const sent = await payments.markSent(attempt.tender, authentication?.transactionId);
  if (sent === undefined) return { kind: 'overtaken' };

  const { amount } = sent;
  const order = { ...attempt, amount, evidence: authentication?.evidence, isLowValue };
  const answer = await cards.authorise(order, timeLeft(attempt, now));
  if (answer.kind === 'authentication-required' && canStepUp) return { kind: 'soft-declined', tender: sent };
  const verdict = judgeAuthorisation(amount, answer);
  return { kind: 'answered', outcome: await recordAnswer({ ...attempt, tender: sent }, verdict, deps) };
}

/** Declines a tender for which no authorisation was requested. */
export async function declineUnsent(
  { tender, card }: CardAttempt,
  reason: DeclineReason,
  { payments, logger }: CardDependencies,
): Promise<Sent> {
  const { placementId, tenderId } = tender;
  logger.info({ placementId, tenderId, reason }, 'declined unsent');
  if (!(await payments.apply(tender, changeByRefusal(reason)))) return { kind: 'overtaken' };
  const verdict = { tender: 'declined', payment: 'declined', reason } as const;
  return { kind: 'answered', outcome: { view: viewOf(tender, card, verdict) } };
}

/** Stores the provider's answer for a tender that was sent. */
export async function recordAnswer(
  { tender: sent, card, reference }: CardAttempt,
  verdict: Verdict,
  { payments, reverseNow, logger }: CardDependencies,
): Promise<AuthoriseOutcome> {
  const { tenderId, placementId } = sent;
  logger.info({ placementId, reference, tenderId, tender: verdict.tender }, 'provider answered');
  if (!(await payments.apply(sent, changeByAnswer(verdict)))) {
    logger.warn({ tenderId, verdict: verdict.tender }, 'answer came late');
    await payments.change(tenderId, (facts) => changeByLateAnswer(facts, verdict));
    if (verdict.tender === 'held') await reverseNow(tenderId);
    return storedAnswer(placementId, payments);
  }
  if (verdict.tender === 'held' && verdict.payment === 'declined') await reverseNow(tenderId);
  return { view: viewOf(sent, card, verdict) };
}

function viewOf(
  { paymentId, tenderId, amount }: OpenTender,
  card: CardAttempt['card'],
  verdict: Verdict,
): PaymentView {
  const held =
    verdict.payment === 'authorised'
      ? [{ id: tenderId, method: 'credit-card' as const, amount, ...card }]
      : [];
  const declineReason = 'reason' in verdict ? verdict.reason : undefined;
  return { id: paymentId, state: verdict.payment, declineReason, held, challenge: undefined };
}
