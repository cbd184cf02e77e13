import type { AuthorisationAnswer } from '../domain/payment/judge-authorisation.ts';
import { newMerchantTransactionId, nextOf, openTender, storedAnswer, viewOf, written } from './attempt.ts';
import type { Attempt, AttemptPorts, AuthoriseOutcome, Step } from './attempt.ts';
import { beginAction, holdAll } from './hold-tender.ts';
import type { Waiting } from '../domain/payment/waiting.ts';
import type { TenderKey, WaitingAttempt } from './ports/payment-store.ts';
import { DeadlineTooShortError, isTooLate, providerOf, timeToAsk } from './ports/providers.ts';
import type { ResumedOrder } from './ports/tender-provider.ts';
import { declineUnsent, recordSent } from './record-answer.ts';
import { sendTender } from './send-tender.ts';
import type { Sent } from './send-tender.ts';

export interface ResumeOrder extends TenderKey {
  /** When the caller stops waiting. */
  readonly deadline: Date;
}

export interface ResumePaymentPorts extends AttemptPorts {
  readonly wait: (milliseconds: number) => Promise<unknown>;
}

/**
 * Continues a payment after the shopper's action. Only what was stored when it began is used, never data from the browser: the
 * provider is asked about it, and its answer must match. Of concurrent callers one sends; the others wait for what it stores, since a
 * provider's message and the shopper's page arrive at the same moment. Callers after the end get the stored state. The tenders after it
 * follow.
 *
 * @throws DeadlineTooShortError
 */
export async function resumePayment(
  ports: ResumePaymentPorts,
  order: ResumeOrder,
): Promise<AuthoriseOutcome> {
  const { payments, now } = ports;
  if (isTooLate(order, now)) throw new DeadlineTooShortError('Too little time is left.');
  const waiting = await payments.findAction(order);
  const step = waiting && (await resume(ports, waiting, order.deadline));
  if (step?.kind === 'answered') return step.outcome;
  if (step?.kind === 'held') {
    const next = nextOf(step.attempt);
    const outcome = next === undefined ? { view: viewOf(step.attempt) } : await holdAll(ports, next);
    if (outcome !== undefined) return outcome;
  }

  const stored = await answerOfOther(ports, order);
  return 'view' in stored && stored.view.state === 'cancelled' ? { refusal: 'cancelled' } : stored;
}

const LOOK_AGAIN_MS = 200;
/** Together as long as a call to a provider takes at most. */
const LOOKS = 40;

/** What is stored, once another caller's request has been answered, or no time is left. */
async function answerOfOther(
  { payments, wait, now }: ResumePaymentPorts,
  order: ResumeOrder,
): Promise<AuthoriseOutcome> {
  for (let look = 1; ; look += 1) {
    const stored = await storedAnswer(payments, order.placementId);
    const isOpen = 'view' in stored && stored.view.state === 'authorising';
    if (!isOpen || look === LOOKS || isTooLate(order, now)) return stored;
    await wait(LOOK_AGAIN_MS);
  }
}

async function resume(
  ports: AttemptPorts,
  waiting: WaitingAttempt,
  deadline: Date,
): Promise<Step | undefined> {
  const { open, before, after, shopper, reference, promisedDay, merchantTransactionId } = waiting;
  const { action, continuation, details, verified, billTo } = waiting.action;
  const tender = { ...waiting.tender, details, verified, merchantTransactionId };
  const about = { reference, billTo, promisedDay, deadline, shopper };
  const known: Attempt = { payment: open, tender, before, after, ...about };
  if (waiting.hasExpired) return declineUnsent(ports, known, 'challenge-expired');

  const order = { amount: tender.amount, reference, merchantTransactionId, action, continuation };
  const answer = await providerOf(ports.providers, tender.method).resume(order, timeToAsk(known, ports.now));
  ports.logger.info({ tenderId: tender.id, answer: answer.kind }, 'resumed after the action');
  if (answer.kind === 'pending') {
    await moveWait(ports, waiting, answer.waiting);
    return undefined; // the action stays open and can be resumed again
  }
  const attempt = { ...known, applicationStatus: answer.applicationStatus };
  switch (answer.kind) {
    case 'declined':
      return declineUnsent(ports, attempt, answer.reason);
    case 'ready': {
      const sent = await sendTender(ports, attempt, answer);
      if (sent.kind === 'answered' && sent.answer.kind === 'approval-required')
        return holdAgain(ports, sent, order);
      return sent.kind === 'answered' && sent.answer.kind === 'decision-pending'
        ? awaitDecision(ports, sent, sent.answer)
        : recordSent(ports, attempt, sent);
    }
  }
}

/** Of concurrent callers one writes what the provider says; those who come later find it. A wait for the same thing is not prolonged. */
async function moveWait(
  { waits, providers, logger }: AttemptPorts,
  { open, tender, standing }: WaitingAttempt,
  waiting: Waiting | undefined,
): Promise<void> {
  const terms = providerOf(providers, tender.method).capabilities.waits;
  if (waiting === undefined || waits === undefined || terms === undefined) return;
  const { waitsFor, applicationStatus } = waiting;
  if (standing?.waitsFor === waitsFor && standing.applicationStatus === applicationStatus) return;
  const isMoved = await waits.move(open, waiting, terms);
  if (isMoved) logger.info({ tenderId: tender.id, waitsFor, applicationStatus }, 'waits for something else');
}

/**
 * The provider has taken the request and looks at it: the tender waits under the transaction id that the provider knows. It is `sent`
 * until the wait is stored, so that what the provider holds is given back where no wait is.
 */
async function awaitDecision(
  ports: AttemptPorts,
  sent: Extract<Sent, { kind: 'answered' }>,
  { begun, continuation }: Extract<AuthorisationAnswer, { kind: 'decision-pending' }>,
): Promise<Step> {
  const { tender, applicationStatus } = sent.attempt;
  const longest = providerOf(ports.providers, tender.method).capabilities.waits?.decision ?? 0;
  const step = await beginAction(ports, sent.attempt, {
    kind: 'action',
    action: { kind: 'wait' },
    continuation,
    validUntil: new Date(ports.now().getTime() + longest * 1_000),
    begun,
    standing: { waitsFor: 'decision', applicationStatus },
  });
  return step.kind === 'overtaken' ? recordSent(ports, sent.attempt, sent) : step;
}

/** The provider refuses what the shopper had chosen there: they go back to it, under a new transaction id. */
async function holdAgain(
  ports: AttemptPorts,
  sent: Extract<Sent, { kind: 'answered' }>,
  order: ResumedOrder,
): Promise<Step> {
  const refused = sent.attempt;
  const provider = providerOf(ports.providers, refused.tender.method);
  const merchantTransactionId = newMerchantTransactionId(ports);
  const open = provider.again && (await ports.payments.restart(openTender(refused), merchantTransactionId));
  if (provider.again === undefined || open === undefined) return recordSent(ports, refused, sent);
  const attempt = written(refused, open, { merchantTransactionId });
  const asked = await provider.again({ ...order, merchantTransactionId }, timeToAsk(attempt, ports.now));
  return asked.kind === 'action'
    ? beginAction(ports, attempt, asked)
    : declineUnsent(ports, attempt, asked.reason);
}
