import type { Logger } from '@loupe/telemetry/logger';
import { judgeAuthorisation } from '../domain/payment/judge-authorisation.ts';
import type { Verdict } from '../domain/payment/judge-authorisation.ts';
import type { Amount, PaymentView } from '../domain/payment/payment.ts';
import { changeByAnswer, changeByLateAnswer } from '../domain/payment/tender-change.ts';
import type {
  BillTo,
  CardProvider,
  Lookup,
  OpenTender,
  PaymentStore,
  TenderKey,
  TokenisedCard,
  TokenOwner,
} from './ports.ts';

/** The provider gets at most this long, and never the time in which its answer must still be written and told. */
const PROVIDER_MS = 8_000;
const MARGIN_MS = 500;
const LEAST_PROVIDER_MS = 1_000;

export interface AuthoriseOrder extends TenderKey, TokenOwner {
  readonly amount: Amount;
  readonly reference: string;
  readonly transientToken: string;
  readonly billTo: BillTo;
  /** Of the whole request. */
  readonly requestHash: Buffer;
  /** When the caller stops waiting. */
  readonly deadline: Date;
}

export type Refusal = 'token' | 'cancelled' | 'conflict';
export type AuthoriseOutcome = { readonly view: PaymentView } | { readonly refusal: Refusal };

/** Too little time is left to ask the provider; nothing was written. */
export class DeadlineTooShortError extends Error {
  override readonly name = 'DeadlineTooShortError';
}

interface Dependencies {
  readonly payments: PaymentStore;
  readonly cards: CardProvider;
  /** Gives back what this tender holds, now; its task stays for later if that fails. */
  readonly reverseNow: (tenderId: string) => Promise<void>;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly logger: Logger;
}

/**
 * Holds the whole amount on the card, at most once per key. The tender is on disk before the provider is asked, and
 * `intended → sent` is the last look at the tombstone: a call that fails after it is found and made harmless by the sweeper.
 *
 * @throws DeadlineTooShortError
 */
export async function authorisePayment(order: AuthoriseOrder, deps: Dependencies): Promise<AuthoriseOutcome> {
  const { payments, cards } = deps;
  if (timeLeft(order, deps) < LEAST_PROVIDER_MS) throw new DeadlineTooShortError('Too little time is left.');

  const known = await payments.lookUp(order, cards.keyIdOf(order.transientToken), order);
  const stored = await answerWithoutSending(order, known, payments);
  if (stored !== undefined) return stored;

  const card = known.tokenKey && (await cards.verifyToken(order.transientToken, known.tokenKey));
  if (card === undefined) return { refusal: 'token' };

  const merchantTransactionId = deps.newId().replaceAll('-', '');
  const opened = await payments.open({ ...order, merchantTransactionId, card });
  if (opened === undefined) return answerOfRival(order, payments);
  const sent = await payments.markSent(opened);
  if (sent === undefined) return answerOfRival(order, payments);

  const answer = await cards.authorise({ ...order, merchantTransactionId }, timeLeft(order, deps));
  const verdict = judgeAuthorisation(order.amount, answer);
  return recordAnswer(order, sent, card, verdict, deps);
}

const timeLeft = ({ deadline }: AuthoriseOrder, { now }: Dependencies): number =>
  Math.min(PROVIDER_MS, deadline.getTime() - now().getTime() - MARGIN_MS);

/** A known key answers what is stored; a decided or running payment takes no further tender. */
async function answerWithoutSending(
  order: AuthoriseOrder,
  known: Lookup,
  payments: PaymentStore,
): Promise<AuthoriseOutcome | undefined> {
  if (known.paymentState === 'cancelled') return { refusal: 'cancelled' };
  if (known.requestHash !== undefined) {
    return known.requestHash.equals(order.requestHash)
      ? storedAnswer(order, payments)
      : { refusal: 'conflict' };
  }
  const free = known.paymentState === undefined || known.paymentState === 'declined';
  return free ? undefined : { refusal: 'conflict' };
}

/** The row was not ours to open: a cancel, or another call with this placement, was a moment faster. */
async function answerOfRival(order: AuthoriseOrder, payments: PaymentStore): Promise<AuthoriseOutcome> {
  const known = await payments.lookUp(order, undefined, order);
  return (await answerWithoutSending(order, known, payments)) ?? { refusal: 'conflict' };
}

async function storedAnswer({ placementId }: TenderKey, payments: PaymentStore): Promise<AuthoriseOutcome> {
  const view = await payments.find(placementId);
  return view === undefined ? { refusal: 'conflict' } : { view };
}

async function recordAnswer(
  order: AuthoriseOrder,
  sent: OpenTender,
  card: TokenisedCard,
  verdict: Verdict,
  { payments, reverseNow, logger }: Dependencies,
): Promise<AuthoriseOutcome> {
  const { tenderId } = sent;
  const { placementId, reference } = order;
  logger.info({ placementId, reference, tenderId, tender: verdict.tender }, 'provider answered');
  if (!(await payments.apply(sent, changeByAnswer(verdict)))) {
    logger.warn({ tenderId, verdict: verdict.tender }, 'answer came late');
    await payments.change(tenderId, (facts) => changeByLateAnswer(facts, verdict));
    if (verdict.tender === 'held') await reverseNow(tenderId);
    return storedAnswer(order, payments);
  }
  if (verdict.tender === 'held' && verdict.payment === 'declined') await reverseNow(tenderId);
  return { view: viewOf(sent, card, verdict) };
}

function viewOf(
  { paymentId, tenderId, amount }: OpenTender,
  card: TokenisedCard,
  verdict: Verdict,
): PaymentView {
  const held =
    verdict.payment === 'authorised'
      ? [{ id: tenderId, method: 'credit-card' as const, amount, ...card }]
      : [];
  return {
    id: paymentId,
    state: verdict.payment,
    declineReason: 'reason' in verdict ? verdict.reason : undefined,
    held,
  };
}
