import type { SettlementAnswer } from '../../domain/settlement/judge-settlement.ts';
import type { SettlementRefusal } from '../../domain/settlement/settlement.ts';
import type { FollowOn } from '../../use-cases/ports/tender-provider.ts';
import type { VendorReply } from '../vendor/request-once.ts';
import { issueOf, movementReply, readReply } from './replies.ts';
import type { MovementReply } from './replies.ts';
import type { Transport } from './transport.ts';
import { invoiceOf, vendorMoney } from './vendor-money.ts';

type Capture = Omit<FollowOn, 'account'> & { readonly authorisationId: string; readonly final: boolean };
type Refund = Omit<FollowOn, 'account'> & { readonly captureId: string };

/** POST /v2/payments/authorizations/{id}/capture, one of several; the last one gives back the rest. */
export async function capture(
  order: Capture,
  timeoutMs: number,
  transport: Transport,
): Promise<SettlementAnswer> {
  const reply = await transport.call({
    method: 'POST',
    path: `/v2/payments/authorizations/${encodeURIComponent(order.authorisationId)}/capture`,
    requestId: order.merchantTransactionId,
    timeoutMs,
    spanName: 'paypal capture',
    body: { ...bodyOf(order), final_capture: order.final },
  });
  return settlementAnswer(reply, order);
}

/** POST /v2/payments/captures/{id}/refund: in parts, up to what was captured. */
export async function refund(
  order: Refund,
  timeoutMs: number,
  transport: Transport,
): Promise<SettlementAnswer> {
  const reply = await transport.call({
    method: 'POST',
    path: `/v2/payments/captures/${encodeURIComponent(order.captureId)}/refund`,
    requestId: order.merchantTransactionId,
    timeoutMs,
    spanName: 'paypal refund',
    body: bodyOf(order),
  });
  return settlementAnswer(reply, order);
}

const bodyOf = (order: Omit<FollowOn, 'account'>) => ({
  amount: vendorMoney(order.amount),
  invoice_id: invoiceOf(order),
});

const REFUSALS: Readonly<Record<string, SettlementRefusal>> = {
  MAX_CAPTURE_AMOUNT_EXCEEDED: 'exceeds-authorised',
  AUTHORIZATION_VOIDED: 'authorisation-gone',
  AUTHORIZATION_EXPIRED: 'authorisation-gone',
  AUTHORIZATION_ALREADY_CAPTURED: 'authorisation-gone',
  AUTHORIZATION_DENIED: 'authorisation-gone',
  INVALID_RESOURCE_ID: 'authorisation-gone',
  CAPTURE_FULLY_REFUNDED: 'exceeds-captured',
  REFUND_AMOUNT_EXCEEDED: 'exceeds-captured',
  TRANSACTION_REFUSED: 'declined',
  INSTRUMENT_DECLINED: 'declined',
  PAYER_CANNOT_PAY: 'declined',
};

function settlementAnswer(reply: VendorReply, order: Pick<FollowOn, 'amount'>): SettlementAnswer {
  if (reply.kind !== 'reply') return { kind: reply.kind };
  if (reply.status >= 500) return { kind: 'no-answer' };
  if (reply.status === 401 || reply.status === 403 || reply.status === 429) return { kind: 'not-worked-on' };
  if (reply.status >= 400) {
    const issue = issueOf(reply.text);
    // An earlier request of ours was processed, but its result is not known here.
    if (issue === 'DUPLICATE_INVOICE_ID') return { kind: 'no-answer' };
    return { kind: 'refused', reason: REFUSALS[issue] ?? 'refused-by-provider' };
  }
  const movement = readReply(movementReply, reply.text);
  return movement === undefined ? { kind: 'no-answer' } : answerOfMovement(movement, order);
}

/** The statuses of a movement that the vendor carries out; a pending one is completed by it later. */
const STANDING = ['COMPLETED', 'PENDING', 'PARTIALLY_REFUNDED', 'REFUNDED'];
const FAILED = ['DECLINED', 'FAILED', 'CANCELLED'];

export function answerOfMovement(
  { id, status, amount }: MovementReply,
  { amount: asked }: Pick<FollowOn, 'amount'>,
): SettlementAnswer {
  if (FAILED.includes(status)) return { kind: 'refused', reason: 'declined' };
  const asAsked = amount === undefined || amount.minorUnits === asked.minorUnits;
  return STANDING.includes(status) && asAsked ? { kind: 'done', providerId: id } : { kind: 'no-answer' };
}
