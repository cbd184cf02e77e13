import type { SettlementAnswer } from '../../domain/settlement/judge-settlement.ts';
import type { SettlementRefusal } from '../../domain/settlement/settlement.ts';
import type { FollowOnOrder } from '../../use-cases/ports/settlement-store.ts';
import { readReply, refusalReply } from './replies.ts';
import { followOnReply } from './settlement-replies.ts';
import type { VendorReply } from '../vendor/request-once.ts';
import { vendorAmount } from './vendor-order.ts';

/** The common fields of captures and refunds. A time-out void finds them by the transaction id. */
export const followOnBody = ({ amount, reference, merchantTransactionId }: FollowOnOrder) => ({
  clientReferenceInformation: { code: reference, transactionId: merchantTransactionId },
  orderInformation: { amountDetails: vendorAmount(amount) },
});

/** The statuses of an accepted request: the vendor moves the money with its next batch. */
const ACCEPTED = ['PENDING', 'TRANSMITTED'];

const REFUSALS: Readonly<Record<string, SettlementRefusal>> = {
  EXCEEDS_AUTH_AMOUNT: 'exceeds-authorised',
  AUTH_ALREADY_REVERSED: 'authorisation-gone',
  TRANSACTION_ALREADY_SETTLED: 'authorisation-gone',
  TRANSACTION_ALREADY_REVERSED_OR_SETTLED: 'authorisation-gone',
  MISSING_AUTH: 'authorisation-gone',
  CAPTURE_ALREADY_VOIDED: 'capture-voided',
};

/** The processor is unavailable or our configuration is wrong: the refusal is not about this order. */
const NOT_WORKED_ON = ['PROCESSOR_UNAVAILABLE', 'INVALID_MERCHANT_CONFIGURATION'];

export function settlementAnswer(reply: VendorReply, { amount }: FollowOnOrder): SettlementAnswer {
  if (reply.kind !== 'reply') return { kind: reply.kind };
  if (reply.status >= 500) return { kind: 'no-answer' };
  if (reply.status >= 400) return answerOfRefusal(reply);

  const parsed = readReply(followOnReply, reply.text);
  if (parsed === undefined) return { kind: 'no-answer' };
  const { id, status, orderInformation } = parsed;
  if (status === 'DECLINED') return { kind: 'refused', reason: 'declined' };
  if (status === 'INVALID_REQUEST') return { kind: 'refused', reason: 'refused-by-provider' };
  const { totalAmount, refundAmount, currency = amount.currency } = orderInformation?.amountDetails ?? {};
  const moved = totalAmount ?? refundAmount ?? amount.minorUnits;
  // An amount other than the requested one cannot be booked: the request is voided and repeated.
  const asAsked = moved === amount.minorUnits && currency === amount.currency;
  return ACCEPTED.includes(status) && asAsked ? { kind: 'done', providerId: id } : { kind: 'no-answer' };
}

function answerOfRefusal({ status, text }: Extract<VendorReply, { kind: 'reply' }>): SettlementAnswer {
  const { reason = '' } = readReply(refusalReply, text) ?? {};
  // An earlier request of ours was processed, but its result is not known here.
  if (reason === 'DUPLICATE_REQUEST') return { kind: 'no-answer' };
  if (status === 401 || status === 429 || NOT_WORKED_ON.includes(reason)) return { kind: 'not-worked-on' };
  return { kind: 'refused', reason: REFUSALS[reason] ?? 'refused-by-provider' };
}
