import type { Amount } from '../domain/payment/payment.ts';
import { enrolAndSend, sendOrStepUp } from './authenticate-payer.ts';
import type { Browser } from './authentication-ports.ts';
import { DeadlineTooShortError, isTooLate, newMerchantTransactionId, storedAnswer } from './card-attempt.ts';
import type { AuthoriseOutcome, CardAttempt, CardDependencies } from './card-attempt.ts';
import type { Lookup, PaymentStore, TenderKey } from './ports.ts';
import type { BillTo, TokenOwner } from './payer.ts';
import { sendAuthorisation } from './send-authorisation.ts';
import type { Sent } from './send-authorisation.ts';

export interface AuthoriseOrder extends TenderKey, TokenOwner {
  readonly amount: Amount;
  readonly reference: string;
  readonly transientToken: string;
  readonly billTo: BillTo;
  /** Undefined where nobody can be sent to the bank. */
  readonly browser: Browser | undefined;
  /** Of the whole request. */
  readonly requestHash: Buffer;
  /** When the caller stops waiting. */
  readonly deadline: Date;
}

interface Dependencies extends CardDependencies {
  /** Below this, in minor units, the bank is asked to let the payment pass without seeing the shopper. */
  readonly lowValueMinorUnits: number;
}

/**
 * Holds the whole amount on the card, at most once per key, or finds that the bank wants to see the shopper first. The
 * tender is on disk before the provider is asked anything.
 *
 * @throws DeadlineTooShortError
 */
export async function authorisePayment(order: AuthoriseOrder, deps: Dependencies): Promise<AuthoriseOutcome> {
  const { payments, cards, now } = deps;
  if (isTooLate(order, now)) throw new DeadlineTooShortError('Too little time is left.');

  const known = await payments.lookUp(order, cards.claimsOf(order.transientToken), order);
  const stored = await answerWithoutSending(order, known, payments);
  if (stored !== undefined) return stored;

  const token = known.tokenKey && (await cards.verifyToken(order.transientToken, known.tokenKey));
  if (token === undefined) return { refusal: 'token' };

  const { card, expiresAt: tokenExpiresAt } = token;
  const merchantTransactionId = newMerchantTransactionId(deps);
  const tender = await payments.open({ ...order, merchantTransactionId, card });
  if (tender === undefined) return answerOfRival(order, payments);

  const attempt = { ...order, tender, card, merchantTransactionId, tokenExpiresAt };
  const sent = await send(attempt, known.referenceId, deps);
  return sent.kind === 'answered' ? sent.outcome : answerOfRival(order, payments);
}

/** Through payer authentication where the page has prepared it, unless the amount is too small to trouble the shopper. */
function send(
  attempt: CardAttempt & Pick<AuthoriseOrder, 'browser'> & { readonly tokenExpiresAt: Date },
  referenceId: string | undefined,
  deps: Dependencies,
): Promise<Sent> {
  const { browser, tender } = attempt;
  const isLowValue = tender.amount.minorUnits < deps.lowValueMinorUnits;
  if (browser === undefined) return sendAuthorisation(attempt, { isLowValue }, deps);
  const present = { ...attempt, browser };
  return isLowValue || referenceId === undefined
    ? sendOrStepUp(present, { isLowValue, referenceId }, deps)
    : enrolAndSend(present, { referenceId, isMandated: false }, deps);
}

/** A known key answers what is stored; a decided or running payment takes no further tender. */
async function answerWithoutSending(
  order: AuthoriseOrder,
  known: Lookup,
  payments: PaymentStore,
): Promise<AuthoriseOutcome | undefined> {
  if (known.paymentState === 'cancelled') return { refusal: 'cancelled' };
  if (known.requestHash !== undefined) {
    return known.requestHash.equals(order.requestHash)
      ? storedAnswer(order.placementId, payments)
      : { refusal: 'conflict' };
  }
  const free = known.paymentState === undefined || known.paymentState === 'declined';
  return free ? undefined : { refusal: 'conflict' };
}

/** The row was not ours to open: a cancel, or another call with this placement, was a moment faster. */
async function answerOfRival(order: AuthoriseOrder, payments: PaymentStore): Promise<AuthoriseOutcome> {
  const known = await payments.lookUp(order, { keyId: undefined, tokenId: undefined }, order);
  return (await answerWithoutSending(order, known, payments)) ?? { refusal: 'conflict' };
}
