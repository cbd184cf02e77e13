import { endOfAction } from '../domain/payment/next-action.ts';
import { newMerchantTransactionId, openTender, othersOf, storedAnswer, written } from './attempt.ts';
import type { Attempt, AttemptDependencies, Shopper, Step } from './attempt.ts';
import { providerOf, timeToAsk } from './ports/providers.ts';
import type { Preparation } from './ports/tender-provider.ts';
import { declineUnsent, recordAnswer, recordSent } from './record-answer.ts';
import { sendTender, tenderOrder } from './send-tender.ts';

/**
 * Holds the current tender: what has to happen before money is requested, the request, and its record. If the provider answers that
 * the shopper has to act first, that request is followed by one more, under a new transaction id.
 */
export async function holdTender(
  attempt: Attempt,
  shopper: Shopper,
  deps: AttemptDependencies,
): Promise<Step> {
  const prepared = await prepare(attempt, { ...shopper, isMandated: false }, deps);
  if (prepared.kind !== 'ready') return holdUnsent(attempt, prepared, deps);
  const sent = await sendTender(attempt, prepared, deps);
  return sent.kind === 'answered' && sent.answer.kind === 'authentication-required'
    ? holdMandated(sent.attempt, shopper, deps)
    : recordSent(attempt, sent, deps);
}

/** The bank does not accept the refused request again, and the next one must be distinguishable from it. */
async function holdMandated(refused: Attempt, shopper: Shopper, deps: AttemptDependencies): Promise<Step> {
  const merchantTransactionId = newMerchantTransactionId(deps);
  const open = await deps.payments.restart(openTender(refused), merchantTransactionId);
  if (open === undefined)
    return recordAnswer(refused, { tender: 'declined', reason: 'authentication-required' }, deps);
  const attempt = written(refused, open, { merchantTransactionId });
  const prepared = await prepare(attempt, { ...shopper, isMandated: true }, deps);
  if (prepared.kind !== 'ready') return holdUnsent(attempt, prepared, deps);
  return recordSent(attempt, await sendTender(attempt, prepared, deps), deps);
}

async function prepare(
  attempt: Attempt,
  given: Shopper & { readonly isMandated: boolean },
  deps: AttemptDependencies,
): Promise<Preparation> {
  const { id: tenderId, method } = attempt.tender;
  const order = { ...tenderOrder(attempt, deps), ...given };
  const prepared = await providerOf(deps.providers, method).prepare(order, timeToAsk(attempt, deps.now));
  deps.logger.info({ tenderId, method, prepared: prepared.kind }, 'prepared');
  return prepared;
}

const holdUnsent = (
  attempt: Attempt,
  prepared: Exclude<Preparation, { kind: 'ready' }>,
  deps: AttemptDependencies,
): Promise<Step> =>
  prepared.kind === 'action'
    ? beginAction(attempt, prepared, deps)
    : declineUnsent(attempt, prepared.reason, deps);

/** Only the last tender may wait for the shopper: those after it could not be held when the shopper is back. */
async function beginAction(
  attempt: Attempt,
  { action, continuation, validUntil }: Extract<Preparation, { kind: 'action' }>,
  deps: AttemptDependencies,
): Promise<Step> {
  const { tender, billTo, payment } = attempt;
  const { id: tenderId, details, verified } = tender;
  if (attempt.after.length > 0) {
    deps.logger.error({ tenderId }, 'action of a tender that is not the last');
    return declineUnsent(attempt, 'provider-unavailable', deps);
  }
  const until = endOfAction(action, validUntil, deps.now());
  const stored = { action, continuation, details, verified, billTo, validUntil: until };
  const begun = await deps.payments.awaitAction(openTender(attempt), stored, othersOf(attempt));
  if (begun === 'replayed') {
    deps.logger.error({ tenderId }, 'authentication refused: it was used for another tender');
    return declineUnsent(attempt, 'authentication-failed', deps);
  }
  if (!begun) return { kind: 'overtaken' };
  return { kind: 'answered', outcome: await storedAnswer(payment.placementId, deps.payments) };
}
