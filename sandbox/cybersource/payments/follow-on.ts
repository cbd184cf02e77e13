import type { Ledger } from '../ledger/ledger.ts';
import { sumOf } from '../ledger/payment.ts';
import type { Capture, Payment } from '../ledger/payment.ts';
import { formatAmount } from './amounts.ts';
import { refuse, reply, stamp } from './follow-on-reply.ts';
import { transactionOf } from './follow-on-request.ts';
import type { FollowOn } from './follow-on-request.ts';

export interface FollowOnDependencies {
  readonly ledger: Ledger;
  readonly now: () => Date;
}

function heldPayment(ledger: Ledger, id: string): Payment {
  const payment = ledger.payment(id);
  if (payment === undefined || payment.authorisation.status === 'DECLINED') {
    return refuse('MISSING_AUTH', 'There is no authorization to follow on from');
  }
  if (payment.reversed) return refuse('AUTH_ALREADY_REVERSED', 'The authorization has already been reversed');
  if (payment.ended) return refuse('MISSING_AUTH', 'There is no unused authorization: it has expired');
  return payment;
}

/** @throws VendorError INVALID_AMOUNT without an amount, INVALID_DATA for one in another currency */
function amountOf({ pence, currency }: FollowOn, { authorisation }: Payment): number {
  if (currency !== undefined && currency !== authorisation.currency) {
    return refuse('INVALID_DATA', 'The currency is not that of the authorization');
  }
  return pence ?? refuse('INVALID_AMOUNT', 'The amount is not valid');
}

/** Captures part or all of an authorisation. A second request is a second capture: the vendor does not dedupe. */
export async function capture(
  id: string,
  asked: FollowOn,
  { ledger, now }: FollowOnDependencies,
): Promise<object> {
  const payment = heldPayment(ledger, id);
  const pence = amountOf(asked, payment);
  const { currency } = payment.authorisation;
  if (payment.captures.some(({ final, voided }) => final && !voided)) {
    refuse('AUTH_ALREADY_REVERSED', 'The final capture gave back what was left');
  }
  if (pence > payment.held) refuse('EXCEEDS_AUTH_AMOUNT', 'The capture exceeds what was authorized');
  const { sequence, total, final } = asked;
  const entry = {
    ...stamp(now(), asked),
    kind: 'capture' as const,
    paymentId: id,
    pence,
    currency,
    ...(sequence === undefined || total === undefined || final === undefined
      ? {}
      : { sequence, total, final }),
  };
  await ledger.append(entry);
  return reply(entry, 'PENDING', { totalAmount: formatAmount(pence), currency });
}

/** Reverses the whole authorisation, or its whole uncaptured rest; never a part of it. */
export async function reverse(
  id: string,
  asked: FollowOn,
  { ledger, now }: FollowOnDependencies,
): Promise<object> {
  const payment = heldPayment(ledger, id);
  const { held: pence, captured } = payment;
  const { currency } = payment.authorisation;
  if (pence === 0 || (captured > 0 && asked.pence !== pence)) {
    refuse('TRANSACTION_ALREADY_SETTLED', 'The authorization has been captured');
  }
  if (asked.pence !== undefined && asked.pence !== pence) {
    refuse('INVALID_AMOUNT', 'The reversal must be for the authorized amount');
  }
  const entry = { ...stamp(now(), asked), kind: 'reversal', paymentId: id, pence, currency } as const;
  await ledger.append(entry);
  return {
    ...reply(entry, 'REVERSED'),
    reversalAmountDetails: { reversedAmount: formatAmount(pence), currency },
  };
}

/** Reverses the authorisation with the merchant's transaction id, whose answer was lost. */
export async function reverseByTransaction(asked: FollowOn, deps: FollowOnDependencies): Promise<object> {
  const ids = deps.ledger
    .byTransaction(transactionOf(asked))
    .filter(({ kind }) => kind === 'authorisation')
    .map(({ id }) => id);
  const id = ids.find((each) => !deps.ledger.payment(each)?.reversed) ?? ids[0];
  if (id === undefined) return refuse('MISSING_AUTH', 'There is no authorization with this transaction id');
  // The amount in the request is ignored: the merchant may not know what was authorised.
  const { pence: _, currency: __, ...whole } = asked;
  return reverse(id, whole, deps);
}

export async function refund(
  captureId: string,
  asked: FollowOn,
  { ledger, now }: FollowOnDependencies,
): Promise<object> {
  const { payment, captured } = captureOf(ledger, captureId);
  if (captured.voided) refuse('CAPTURE_ALREADY_VOIDED', 'The capture has been voided');
  const pence = amountOf(asked, payment);
  if (sumOf(captured.refunds) + pence > captured.pence)
    refuse('INVALID_AMOUNT', 'The refund exceeds the capture');
  const { id: paymentId, currency } = payment.authorisation;
  const entry = { ...stamp(now(), asked), kind: 'refund', paymentId, captureId, pence, currency } as const;
  await ledger.append(entry);
  return reply(entry, 'PENDING', { refundAmount: formatAmount(pence), currency });
}

/** The capture made by a sale, for calls that name the payment. */
export function captureOfSale(ledger: Ledger, paymentId: string): string {
  const sale = ledger.payment(paymentId)?.captures[0];
  return sale?.id ?? refuse('MISSING_AUTH', 'The payment has no capture');
}

export function captureOf(ledger: Ledger, captureId: string): { payment: Payment; captured: Capture } {
  const payment = ledger.paymentOf(captureId);
  const captured = payment?.captures.find(({ id }) => id === captureId);
  if (payment === undefined || captured === undefined)
    return refuse('MISSING_AUTH', 'There is no such capture');
  return { payment, captured };
}
