import { endOfAction } from '../domain/payment/next-action.ts';
import {
  newMerchantTransactionId,
  nextOf,
  openTender,
  othersOf,
  storedAnswer,
  viewOf,
  written,
} from './attempt.ts';
import type { Attempt, AttemptPorts, AuthoriseOutcome, Step } from './attempt.ts';
import type { PlanRest } from './ports/payment-store.ts';
import { providerOf, timeToAsk } from './ports/providers.ts';
import type { Preparation, Shopper } from './ports/tender-provider.ts';
import { declineUnsent, recordAnswer, recordSent } from './record-answer.ts';
import { sendTender, tenderOrder } from './send-tender.ts';

/**
 * Holds the current tender and those after it, one after the other, up to the first that fails or for which the shopper has to act.
 * @returns undefined when a cancel or another call came first
 */
export async function holdAll(ports: AttemptPorts, begun: Attempt): Promise<AuthoriseOutcome | undefined> {
  for (let attempt = begun; ;) {
    const { shopper } = attempt;
    // Tenders behind an action are stored with it: without what they need, nothing more is held.
    const step =
      shopper === undefined
        ? await declineUnsent(ports, attempt, 'provider-unavailable')
        : await holdTender(ports, attempt, shopper);
    if (step.kind === 'answered') return step.outcome;
    if (step.kind === 'overtaken') return undefined;
    const next = nextOf(step.attempt);
    if (next === undefined) return { view: viewOf(step.attempt) };
    attempt = next;
  }
}

/**
 * Holds the current tender: what has to happen before money is requested, the request, and its record. If the provider answers that
 * the shopper has to act first, that request is followed by one more, under a new transaction id.
 */
async function holdTender(ports: AttemptPorts, attempt: Attempt, shopper: Shopper): Promise<Step> {
  const prepared = await prepare(ports, attempt, { ...shopper, isMandated: false });
  if (prepared.kind !== 'ready') return holdUnsent(ports, attempt, prepared);
  const sent = await sendTender(ports, attempt, prepared);
  return sent.kind === 'answered' && sent.answer.kind === 'authentication-required'
    ? holdMandated(ports, sent.attempt, shopper)
    : recordSent(ports, attempt, sent);
}

/** The bank does not accept the refused request again, and the next one must be distinguishable from it. */
async function holdMandated(ports: AttemptPorts, refused: Attempt, shopper: Shopper): Promise<Step> {
  const merchantTransactionId = newMerchantTransactionId(ports);
  const open = await ports.payments.restart(openTender(refused), merchantTransactionId);
  if (open === undefined)
    return recordAnswer(ports, refused, { tender: 'declined', reason: 'authentication-required' });
  const attempt = written(refused, open, { merchantTransactionId });
  const prepared = await prepare(ports, attempt, { ...shopper, isMandated: true });
  if (prepared.kind !== 'ready') return holdUnsent(ports, attempt, prepared);
  return recordSent(ports, attempt, await sendTender(ports, attempt, prepared));
}

async function prepare(
  ports: AttemptPorts,
  attempt: Attempt,
  given: Shopper & { readonly isMandated: boolean },
): Promise<Preparation> {
  const { id: tenderId, method } = attempt.tender;
  const order = { ...tenderOrder(ports, attempt), ...given };
  const prepared = await providerOf(ports.providers, method).prepare(order, timeToAsk(attempt, ports.now));
  ports.logger.info({ tenderId, method, prepared: prepared.kind }, 'prepared');
  return prepared;
}

const holdUnsent = (
  ports: AttemptPorts,
  attempt: Attempt,
  prepared: Exclude<Preparation, { kind: 'ready' }>,
): Promise<Step> =>
  prepared.kind === 'action'
    ? beginAction(ports, attempt, prepared)
    : declineUnsent(ports, { ...attempt, applicationStatus: prepared.applicationStatus }, prepared.reason);

/** Of a tender that is not the last, what those after it need is stored too: they are held once the shopper is back. */
export async function beginAction(
  ports: AttemptPorts,
  attempt: Attempt,
  { action, continuation, validUntil, begun: id, standing }: Extract<Preparation, { kind: 'action' }>,
): Promise<Step> {
  const { tender, billTo, payment } = attempt;
  const { id: tenderId, details, verified } = tender;
  const { waits } = providerOf(ports.providers, tender.method).capabilities;
  const longest = standing && waits?.[standing.waitsFor];
  const until = endOfAction(action, validUntil, ports.now(), longest);
  const stored = {
    action,
    continuation,
    details,
    verified,
    billTo,
    validUntil: until,
    begun: id,
    rest: restOf(attempt),
    standing,
  };
  const begun = await ports.payments.awaitAction(openTender(attempt), stored, othersOf(attempt));
  if (begun === 'replayed') {
    ports.logger.error({ tenderId }, 'authentication refused: it was used for another tender');
    return declineUnsent(ports, attempt, 'authentication-failed');
  }
  if (!begun) return { kind: 'overtaken' };
  return { kind: 'answered', outcome: await storedAnswer(ports.payments, payment.placementId) };
}

function restOf({ after, shopper }: Attempt): PlanRest | undefined {
  if (after.length === 0 || shopper === undefined) return undefined;
  return { shopper, tenders: after.map(({ id, details, verified }) => ({ id, details, verified })) };
}
