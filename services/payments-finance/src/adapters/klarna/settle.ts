import type { SettlementAnswer } from '../../domain/settlement/judge-settlement.ts';
import type { SettlementRefusal } from '../../domain/settlement/settlement.ts';
import type { FollowOn } from '../../use-cases/ports/tender-provider.ts';
import type { VendorReply } from '../vendor/request-once.ts';
import { pathOfOrder, readOrder } from './read.ts';
import { codeOf } from './replies.ts';
import type { OrderReply } from './replies.ts';
import { step } from './reverse.ts';
import type { Transport } from './transport.ts';

type Movement = Pick<FollowOn, 'amount' | 'merchantTransactionId'> & {
  /** The vendor's id of the order. */
  readonly orderId: string;
};
export type Capture = Movement & { readonly final: boolean };

/** POST …/captures, one of several; what the last one leaves is released. */
export async function capture(
  order: Capture,
  timeoutMs: number,
  transport: Transport,
): Promise<SettlementAnswer> {
  const reply = await move('captures', order, timeoutMs, transport);
  return reply.kind === 'reply' && reply.status < 300
    ? certain(await readCapture(order, timeoutMs, transport))
    : refusalOf(reply);
}

/** POST …/refunds: in parts, up to what was captured of the order. */
export async function refund(
  order: Movement,
  timeoutMs: number,
  transport: Transport,
): Promise<SettlementAnswer> {
  const reply = await move('refunds', order, timeoutMs, transport);
  return reply.kind === 'reply' && reply.status < 300
    ? certain(await readRefund(order, timeoutMs, transport))
    : refusalOf(reply);
}

const move = (
  what: 'captures' | 'refunds',
  { orderId, amount, merchantTransactionId }: Movement,
  timeoutMs: number,
  transport: Transport,
): Promise<VendorReply> =>
  transport.call({
    method: 'POST',
    path: `${pathOfOrder(orderId)}/${what}`,
    body: {
      [what === 'captures' ? 'captured_amount' : 'refunded_amount']: amount.minorUnits,
      reference: merchantTransactionId,
    },
    once: merchantTransactionId,
    timeoutMs: timeoutMs / 2,
    spanName: `klarna ${what}`,
  });

type Read = SettlementAnswer | { readonly kind: 'nothing-found' };

/** The vendor has said that it carried the request out. */
const certain = (read: Read): SettlementAnswer =>
  read.kind === 'nothing-found' ? { kind: 'no-answer' } : read;

/** The vendor's own account of it, found by our reference. */
export async function readCapture(order: Capture, timeoutMs: number, transport: Transport): Promise<Read> {
  const { orderId, merchantTransactionId, amount, final } = order;
  const read = await readOrder(orderId, timeoutMs / 2, transport);
  if (read.kind !== 'read') return { kind: 'no-answer' };
  const made = read.value.captures.find(({ reference }) => reference === merchantTransactionId);
  if (made === undefined) return { kind: 'nothing-found' };
  if (made.captured_amount !== amount.minorUnits) return { kind: 'no-answer' };
  const isClosed = !final || (await releaseRest(read.value, transport));
  return isClosed ? { kind: 'done', providerId: made.capture_id } : { kind: 'no-answer' };
}

async function releaseRest(order: OrderReply, transport: Transport): Promise<boolean> {
  if (order.remaining_authorized_amount === 0) return true;
  const answer = await step('release', order.order_id, transport);
  return answer === 'reversed' || answer === 'refused';
}

export async function readRefund(
  { orderId, merchantTransactionId, amount }: Movement,
  timeoutMs: number,
  transport: Transport,
): Promise<Read> {
  const read = await readOrder(orderId, timeoutMs / 2, transport);
  if (read.kind !== 'read') return { kind: 'no-answer' };
  const made = read.value.refunds.find(({ reference }) => reference === merchantTransactionId);
  if (made === undefined) return { kind: 'nothing-found' };
  return made.refunded_amount === amount.minorUnits
    ? { kind: 'done', providerId: made.refund_id }
    : { kind: 'no-answer' };
}

const REFUSALS: Readonly<Record<string, SettlementRefusal>> = {
  CAPTURE_NOT_ALLOWED: 'authorisation-gone',
  REFUND_NOT_ALLOWED: 'exceeds-captured',
  NO_SUCH_ORDER: 'authorisation-gone',
  PAYMENT_METHOD_FAILED: 'declined',
};

function refusalOf(reply: VendorReply): SettlementAnswer {
  if (reply.kind !== 'reply') return { kind: reply.kind };
  if (reply.status === 401 || reply.status === 429) return { kind: 'not-worked-on' };
  if (reply.status >= 500) return { kind: 'no-answer' };
  return { kind: 'refused', reason: REFUSALS[codeOf(reply.text)] ?? 'refused-by-provider' };
}
