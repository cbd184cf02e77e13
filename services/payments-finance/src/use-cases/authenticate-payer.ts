import type { Browser } from './authentication-ports.ts';
import { newMerchantTransactionId, storedAnswer, timeToAsk } from './card-attempt.ts';
import type { AuthoriseOutcome, CardAttempt, CardDependencies } from './card-attempt.ts';
import { AuthenticationReplayedError, CardProviderUnavailableError } from './ports.ts';
import { declineUnsent, recordAnswer, sendAuthorisation } from './send-authorisation.ts';
import type { Grounds, Sent } from './send-authorisation.ts';

/** An attempt with a browser, so that the bank can challenge the shopper. */
export interface PresentAttempt extends CardAttempt {
  readonly browser: Browser;
  /** When the card token expires. */
  readonly tokenExpiresAt: Date;
}

interface Enrolment {
  readonly referenceId: string;
  readonly isMandated: boolean;
}

/**
 * Enrols the payment with the bank. Without a challenge the authorisation is sent with the bank's evidence; with one the
 * tender waits for its result. If the bank does not authenticate the shopper, no authorisation is requested.
 */
export async function enrolAndSend(
  attempt: PresentAttempt,
  enrolment: Enrolment,
  deps: CardDependencies,
): Promise<Sent> {
  const { cards, now, logger } = deps;
  const order = { ...attempt, ...enrolment, amount: attempt.tender.amount };
  const answer = await cards.enrol(order, timeToAsk(attempt, now));
  logger.info({ tenderId: attempt.tender.tenderId, answer: answer.kind }, 'enrolled');
  try {
    switch (answer.kind) {
      case 'authenticated':
        return await sendAuthorisation(attempt, { authentication: answer }, deps);
      case 'challenge':
        return await beginChallenge(attempt, answer, deps);
      case 'failed':
        return await declineUnsent(attempt, answer.reason, deps);
      case 'no-answer':
        return await declineUnsent(attempt, 'provider-unavailable', deps);
    }
  } catch (error) {
    if (!(error instanceof AuthenticationReplayedError)) throw error;
    logger.error({ err: error, tenderId: attempt.tender.tenderId }, 'authentication refused');
    return declineUnsent(attempt, 'authentication-failed', deps);
  }
}

/** Sends the authorisation first, and enrols the payment only if the bank requires authentication. */
export async function sendOrStepUp(
  attempt: PresentAttempt,
  grounds: Grounds & { readonly referenceId: string | undefined },
  deps: CardDependencies,
): Promise<Sent> {
  const sent = await sendAuthorisation(attempt, { ...grounds, canStepUp: true }, deps);
  if (sent.kind !== 'soft-declined') return sent;

  // The bank does not accept the refused request again, and the next one must be distinguishable from it.
  const merchantTransactionId = newMerchantTransactionId(deps);
  const tender = await deps.payments.restart(sent.tender, merchantTransactionId);
  if (tender === undefined) return answered(await recordRefusal({ ...attempt, tender: sent.tender }, deps));

  const restarted = { ...attempt, tender, merchantTransactionId };
  const referenceId = grounds.referenceId ?? (await setUp(restarted, deps));
  return referenceId === undefined
    ? declineUnsent(restarted, 'provider-unavailable', deps)
    : enrolAndSend(restarted, { referenceId, isMandated: true }, deps);
}

const recordRefusal = (attempt: CardAttempt, deps: CardDependencies): Promise<AuthoriseOutcome> =>
  recordAnswer(attempt, { tender: 'declined', payment: 'declined', reason: 'authentication-required' }, deps);

const answered = (outcome: AuthoriseOutcome): Sent => ({ kind: 'answered', outcome });

/** For a page that did not set authentication up; the bank then has less data about the device. */
async function setUp(
  attempt: PresentAttempt,
  { cards, logger, now }: CardDependencies,
): Promise<string | undefined> {
  try {
    return (await cards.setUpAuthentication(attempt, timeToAsk(attempt, now))).referenceId;
  } catch (error) {
    if (!(error instanceof CardProviderUnavailableError)) throw error;
    logger.error({ err: error }, 'authentication not set up');
    return undefined;
  }
}

async function beginChallenge(
  { tender, transientToken, billTo, tokenExpiresAt: validUntil }: PresentAttempt,
  {
    transactionId,
    stepUpUrl,
    accessToken,
  }: Readonly<Record<'transactionId' | 'stepUpUrl' | 'accessToken', string>>,
  { payments }: CardDependencies,
): Promise<Sent> {
  const challenge = { transactionId, stepUpUrl, accessToken, transientToken, billTo, validUntil };
  const applied = await payments.challenge(tender, challenge);
  return applied ? answered(await storedAnswer(tender.placementId, payments)) : { kind: 'overtaken' };
}
