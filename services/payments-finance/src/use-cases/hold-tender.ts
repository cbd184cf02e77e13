import { endOfAction } from '../domain/payment/next-action.ts';
import { newMerchantTransactionId, openAt, othersOf, storedAnswer, tenderAt } from './attempt.ts';
import type { Attempt, AttemptDependencies, CurrentTender, Shopper, Step } from './attempt.ts';
import { AuthenticationReplayedError } from './ports/payment-store.ts';
import { providerOf } from './ports/providers.ts';
import { declineUnsent, recordAnswer } from './record-answer.ts';
import { asksForCard, sendTender } from './send-tender.ts';
import type { Sent } from './send-tender.ts';
import type { Preparation } from './ports/tender-provider.ts';
import { timeToAsk } from '../domain/payment/time-left.ts';

/**
 * Holds one tender: what has to happen before money is requested, then the request. If the provider answers that the shopper has
 * to act first, that request is followed by one more, under a new transaction id.
 */
export async function holdTender(
  attempt: Attempt,
  tender: CurrentTender,
  shopper: Shopper,
  deps: AttemptDependencies,
): Promise<Step> {
  const prepared = await prepare(attempt, tender, { ...shopper, isMandated: false }, deps);
  const sent = await proceed(attempt, tender, prepared, deps, true);
  return sent.kind === 'soft-declined' ? restart(sent.attempt, tender, shopper, deps) : sent;
}

/** The bank does not accept the refused request again, and the next one must be distinguishable from it. */
async function restart(
  sent: Attempt,
  before: CurrentTender,
  shopper: Shopper,
  deps: AttemptDependencies,
): Promise<Step> {
  const tender = { ...before, merchantTransactionId: newMerchantTransactionId(deps) };
  const open = await deps.payments.restart(openAt(sent, tender.position), tender.merchantTransactionId);
  if (open === undefined)
    return recordAnswer(sent, before, { tender: 'declined', reason: 'authentication-required' }, deps);
  const attempt = { ...sent, payment: open };
  const prepared = await prepare(attempt, tender, { ...shopper, isMandated: true }, deps);
  const step = await proceed(attempt, tender, prepared, deps, false);
  if (step.kind === 'soft-declined') throw new Error('A mandated request was restarted.');
  return step;
}

async function prepare(
  attempt: Attempt,
  tender: CurrentTender,
  given: Shopper & { readonly isMandated: boolean },
  deps: AttemptDependencies,
): Promise<Preparation> {
  const { providers, now, logger } = deps;
  const { id: tenderId, method, amount } = tenderAt(attempt, tender.position);
  const { reference, billTo } = attempt;
  const storesCard = asksForCard(attempt, tender.position, deps);
  const order = { ...tender, ...given, amount, reference, billTo, storesCard };
  const prepared = await providerOf(providers, method).prepare(order, timeToAsk(attempt, now));
  logger.info({ tenderId, method, prepared: prepared.kind }, 'prepared');
  return prepared;
}

function proceed(
  attempt: Attempt,
  tender: CurrentTender,
  prepared: Preparation,
  deps: AttemptDependencies,
  mayRestart: boolean,
): Promise<Sent> {
  return withoutReplay(attempt, tender, deps, async () => {
    switch (prepared.kind) {
      case 'ready':
        return sendTender(attempt, tender, { ...prepared, mayRestart }, deps);
      case 'action':
        return beginAction(attempt, tender, prepared, deps);
      case 'declined':
        return declineUnsent(attempt, tender.position, prepared.reason, deps);
    }
  });
}

/** Only the last tender may wait for the shopper: those after it could not be held when the shopper is back. */
async function beginAction(
  attempt: Attempt,
  { position, details, verified }: CurrentTender,
  { action, continuation, validUntil }: Extract<Preparation, { kind: 'action' }>,
  deps: AttemptDependencies,
): Promise<Step> {
  if (position < attempt.tenders.length - 1) {
    deps.logger.error(
      { tenderId: tenderAt(attempt, position).id },
      'action of a tender that is not the last',
    );
    return declineUnsent(attempt, position, 'provider-unavailable', deps);
  }
  const stored = { action, continuation, details, verified, billTo: attempt.billTo };
  const until = endOfAction(action, validUntil, deps.now());
  const others = othersOf(attempt, position);
  const waits = await deps.payments.awaitAction(
    openAt(attempt, position),
    { ...stored, validUntil: until },
    others,
  );
  if (!waits) return { kind: 'overtaken' };
  return { kind: 'answered', outcome: await storedAnswer(attempt.payment.placementId, deps.payments) };
}

/** An authentication that was used for another tender is refused before anything is sent. */
export async function withoutReplay(
  attempt: Attempt,
  { position }: CurrentTender,
  deps: AttemptDependencies,
  work: () => Promise<Sent>,
): Promise<Sent> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AuthenticationReplayedError)) throw error;
    deps.logger.error({ err: error, tenderId: tenderAt(attempt, position).id }, 'authentication refused');
    return declineUnsent(attempt, position, 'authentication-failed', deps);
  }
}
