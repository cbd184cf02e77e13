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
  /** Undefined where a challenge is not possible. */
  readonly browser: Browser | undefined;
  /** Hash of the whole request. */
  readonly requestHash: Buffer;
  /** When the caller stops waiting. */
  readonly deadline: Date;
}

interface Dependencies extends CardDependencies {
  /** Below this amount, in minor units, the bank is asked for an exemption from the challenge. */
  readonly lowValueMinorUnits: number;
}

/**
 * Authorises the whole amount on the card, at most once per key, or starts a challenge if the bank requires one. The tender
 * is stored before the provider is called.
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

/** With payer authentication if the page has set it up, unless the amount qualifies for the exemption. */
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

/** A known key returns what is stored; a decided or running payment accepts no further tender. */
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

/** The tender was not opened: a cancel or another call for this placement came first. */
async function answerOfRival(order: AuthoriseOrder, payments: PaymentStore): Promise<AuthoriseOutcome> {
  const known = await payments.lookUp(order, { keyId: undefined, tokenId: undefined }, order);
  return (await answerWithoutSending(order, known, payments)) ?? { refusal: 'conflict' };
}
