import type { Capture, Ledger, Payment } from '../ledger/ledger.ts';
import { formatAmount, parseAmount } from './amounts.ts';
import { VendorError } from './vendor-error.ts';
import { newVendorId } from './vendor-id.ts';

interface Dependencies {
  readonly ledger: Ledger;
  readonly now: () => Date;
}

/** What a follow-on call asks for, as far as it is read. */
export interface FollowOn {
  /** Undefined when the body carries no amount. */
  readonly totalAmount: unknown;
  readonly reference: string;
}

const refuse = (reason: string, message: string): never => {
  throw new VendorError(reason, message);
};

const sum = (items: readonly { readonly pence: number; readonly voided: boolean }[]): number =>
  items.filter(({ voided }) => !voided).reduce((total, { pence }) => total + pence, 0);

function heldPayment(ledger: Ledger, id: string): Payment {
  const payment = ledger.payment(id);
  if (payment === undefined || payment.authorisation.status === 'DECLINED') {
    return refuse('MISSING_AUTH', 'There is no authorization to follow on from');
  }
  if (payment.reversed) return refuse('AUTH_ALREADY_REVERSED', 'The authorization has already been reversed');
  return payment;
}

export async function capture(id: string, asked: FollowOn, { ledger, now }: Dependencies): Promise<object> {
  const payment = heldPayment(ledger, id);
  const { pence: authorised, currency } = payment.authorisation;
  const pence = parseAmount(asked.totalAmount) ?? refuse('INVALID_AMOUNT', 'The amount is not valid');
  if (sum(payment.captures) + pence > authorised) {
    refuse('EXCEEDS_AUTH_AMOUNT', 'The capture exceeds what was authorized');
  }
  const entry = { ...stamp(now(), asked), kind: 'capture', paymentId: id, pence, currency } as const;
  await ledger.append(entry);
  return reply(entry, 'PENDING', { totalAmount: formatAmount(pence), currency });
}

export async function reverse(id: string, asked: FollowOn, { ledger, now }: Dependencies): Promise<object> {
  const payment = heldPayment(ledger, id);
  const { pence, currency } = payment.authorisation;
  if (sum(payment.captures) > 0) refuse('TRANSACTION_ALREADY_SETTLED', 'The authorization has been captured');
  if (asked.totalAmount !== undefined && parseAmount(asked.totalAmount) !== pence) {
    refuse('INVALID_AMOUNT', 'The reversal must be for the authorized amount');
  }
  const entry = { ...stamp(now(), asked), kind: 'reversal', paymentId: id, pence, currency } as const;
  await ledger.append(entry);
  return {
    ...reply(entry, 'REVERSED', undefined),
    reversalAmountDetails: { reversedAmount: formatAmount(pence), currency },
  };
}

/** Reverses what was authorised under the merchant's transaction id, whose answer was lost. */
export async function reverseByTransaction(
  transactionId: string,
  asked: FollowOn,
  deps: Dependencies,
): Promise<object> {
  const found = deps.ledger.paymentsByTransaction(transactionId);
  const open = found.find(({ reversed }) => !reversed) ?? found[0];
  if (open === undefined) return refuse('MISSING_AUTH', 'There is no authorization with this transaction id');
  return reverse(open.authorisation.id, { ...asked, totalAmount: undefined }, deps);
}

export async function refund(
  captureId: string,
  asked: FollowOn,
  { ledger, now }: Dependencies,
): Promise<object> {
  const { payment, captured } = captureOf(ledger, captureId);
  if (captured.voided) refuse('CAPTURE_ALREADY_VOIDED', 'The capture has been voided');
  const pence = parseAmount(asked.totalAmount) ?? refuse('INVALID_AMOUNT', 'The amount is not valid');
  if (sum(captured.refunds) + pence > captured.pence)
    refuse('INVALID_AMOUNT', 'The refund exceeds the capture');
  const { id: paymentId, currency } = payment.authorisation;
  const entry = { ...stamp(now(), asked), kind: 'refund', paymentId, captureId, pence, currency } as const;
  await ledger.append(entry);
  return reply(entry, 'PENDING', { refundAmount: formatAmount(pence), currency });
}

/** The capture a sale made, for calls that name the payment. */
export function captureOfSale(ledger: Ledger, paymentId: string): string {
  const sale = ledger.payment(paymentId)?.captures[0];
  return sale?.id ?? refuse('MISSING_AUTH', 'The payment has no capture');
}

export async function voidCapture(
  captureId: string,
  asked: FollowOn,
  { ledger, now }: Dependencies,
): Promise<object> {
  const { captured } = captureOf(ledger, captureId);
  if (captured.voided || captured.refunds.length > 0) refuse('NOT_VOIDABLE', 'The capture cannot be voided');
  return writeVoid('capture', captureId, asked, { ledger, now });
}

export async function voidRefund(
  refundId: string,
  asked: FollowOn,
  { ledger, now }: Dependencies,
): Promise<object> {
  const known = ledger.entries().some(({ kind, id }) => kind === 'refund' && id === refundId);
  const gone = ledger.entries().some((entry) => entry.kind === 'void' && entry.voidedId === refundId);
  if (!known || gone) refuse('NOT_VOIDABLE', 'The refund cannot be voided');
  return writeVoid('refund', refundId, asked, { ledger, now });
}

async function writeVoid(
  of: 'capture' | 'refund',
  voidedId: string,
  asked: FollowOn,
  { ledger, now }: Dependencies,
) {
  const entry = { ...stamp(now(), asked), kind: 'void', of, voidedId } as const;
  await ledger.append(entry);
  return reply(entry, 'VOIDED', undefined);
}

function captureOf(ledger: Ledger, captureId: string): { payment: Payment; captured: Capture } {
  const payment = ledger.paymentOfCapture(captureId);
  const captured = payment?.captures.find(({ id }) => id === captureId);
  if (payment === undefined || captured === undefined)
    return refuse('MISSING_AUTH', 'There is no such capture');
  return { payment, captured };
}

const stamp = (now: Date, { reference }: FollowOn) => ({
  id: newVendorId(now),
  at: now.toISOString(),
  reference,
});

function reply(
  entry: { id: string; at: string; reference: string },
  status: string,
  amountDetails: object | undefined,
) {
  return {
    id: entry.id,
    submitTimeUtc: entry.at,
    status,
    clientReferenceInformation: { code: entry.reference },
    ...(amountDetails === undefined ? {} : { orderInformation: { amountDetails } }),
  };
}
