import type { Logger } from '@loupe/telemetry/logger';
import type { DeclineReason } from '../../domain/payment/decline-reason.ts';
import type { AuthorisationAnswer } from '../../domain/payment/judge-authorisation.ts';
import type { TenderProvider } from '../../use-cases/ports/tender-provider.ts';
import type { VendorReply } from '../vendor/request-once.ts';
import { cardTypeOf } from './payment-method-types.ts';
import { readOrder, readSession } from './read.ts';
import { codeOf, newOrder, readReply } from './replies.ts';
import type { OrderReply, SessionReply } from './replies.ts';
import type { Transport } from './transport.ts';
import { begunOf, ofOrder, ofSession } from './vendor-ids.ts';

type Order = Pick<
  Parameters<TenderProvider['authorise']>[0],
  'amount' | 'reference' | 'merchantTransactionId' | 'authenticationId'
>;

interface Dependencies {
  readonly transport: Transport;
  readonly logger: Logger;
}

/** Makes the order that the shopper has agreed to, or asks about one that the vendor has decided on. */
export async function authorise(
  order: Order,
  timeoutMs: number,
  deps: Dependencies,
): Promise<AuthorisationAnswer> {
  const begun = begunOf(order.authenticationId ?? '');
  if (begun.kind === 'order') return decided(begun.orderId, timeoutMs, deps.transport);
  const { sessionId, token = '' } = begun;
  // Half of the time is left for the request whose answer must not be lost.
  const read = await readSession(sessionId, timeoutMs / 4, deps.transport);
  if (read.kind === 'gone') return { kind: 'declined', reason: 'challenge-expired' };
  if (read.kind !== 'read') return { kind: 'not-sent' };
  const reply = await createOrder(order, token, read.value, timeoutMs / 2, deps.transport);
  const answer = answerOf(reply, order);
  const { reference, merchantTransactionId } = order;
  if (answer.kind === 'no-answer' || answer.kind === 'not-sent')
    deps.logger.error({ reference, merchantTransactionId, answer: answer.kind }, 'order not answered');
  // The shopper's agreement is of no use any more: the vendor shows it to them until it is given back.
  if (answer.kind !== 'declined') return answer;
  await giveBack(token, timeoutMs / 4, deps.transport);
  return { ...answer, begun: ofSession(sessionId) };
}

/**
 * POST /payments/v1/authorizations/{authorization_token}/order. The token is used up by it, so that no second order can follow.
 * @param agreed the session, which the order has to repeat
 */
const createOrder = (
  { merchantTransactionId }: Pick<Order, 'merchantTransactionId'>,
  token: string,
  { session_id: _id, authorization_token: _token, ...agreed }: SessionReply,
  timeoutMs: number,
  transport: Transport,
): Promise<VendorReply> =>
  transport.call({
    method: 'POST',
    path: pathOfOrders(token),
    body: agreed,
    once: orderKey(merchantTransactionId),
    timeoutMs,
    spanName: 'klarna create order',
  });

export const orderKey = (merchantTransactionId: string): string => `${merchantTransactionId} order`;

export const pathOfOrders = (token: string): string =>
  `/payments/v1/authorizations/${encodeURIComponent(token)}/order`;

/** DELETE /payments/v1/authorizations/{authorization_token} */
export const giveBack = (token: string, timeoutMs: number, transport: Transport): Promise<VendorReply> =>
  transport.call({
    method: 'DELETE',
    path: `/payments/v1/authorizations/${encodeURIComponent(token)}`,
    timeoutMs,
    spanName: 'klarna cancel authorization',
  });

function answerOf(reply: VendorReply, { amount }: Pick<Order, 'amount'>): AuthorisationAnswer {
  if (reply.kind !== 'reply') return { kind: reply.kind };
  if (reply.status === 401 || reply.status === 429) return { kind: 'not-sent' };
  if (reply.status >= 500) return { kind: 'no-answer' };
  if (reply.status >= 400) return refusalOf(reply.status, codeOf(reply.text));
  const order = readReply(newOrder, reply.text);
  if (order === undefined) return { kind: 'no-answer' };
  // The order has the amount of its session, or is refused.
  return judge(order.fraud_status, {
    kind: 'authorised',
    providerId: order.order_id,
    quality: 'plain',
    amount,
    cardType: cardTypeOf(order.authorized_payment_method?.type),
    // The agreement is used up.
    begun: ofOrder(order.order_id),
  });
}

const REASONS: Readonly<Record<string, DeclineReason>> = {
  '403': 'card-declined',
  '409': 'amount-not-approved',
};

function refusalOf(status: number, code: string): AuthorisationAnswer {
  // An earlier request of ours has used it.
  if (code === 'SESSION_COMPLETED') return { kind: 'no-answer' };
  if (status === 404) return { kind: 'declined', reason: 'challenge-expired' };
  const reason = REASONS[String(status)];
  return reason === undefined ? { kind: 'not-sent' } : { kind: 'declined', reason };
}

function judge(
  fraud: string,
  authorised: Extract<AuthorisationAnswer, { kind: 'authorised' }>,
): AuthorisationAnswer {
  if (fraud === 'ACCEPTED') return authorised;
  const { providerId } = authorised;
  if (fraud === 'PENDING')
    return {
      kind: 'decision-pending',
      providerId,
      begun: ofOrder(providerId),
      continuation: { orderId: providerId },
    };
  return { kind: 'declined', reason: 'suspected-fraud' };
}

/** The order may hold money: a read that fails leaves that open. */
async function decided(
  orderId: string,
  timeoutMs: number,
  transport: Transport,
): Promise<AuthorisationAnswer> {
  const read = await readOrder(orderId, timeoutMs, transport);
  if (read.kind !== 'read') return { kind: 'no-answer' };
  return judgeOrder(read.value);
}

const judgeOrder = ({
  order_id: providerId,
  order_amount: minorUnits,
  purchase_currency: currency,
  fraud_status: fraud,
  status,
  initial_payment_method: chosen,
}: OrderReply): AuthorisationAnswer =>
  status === 'AUTHORIZED'
    ? judge(fraud, {
        kind: 'authorised',
        providerId,
        quality: 'plain',
        amount: { minorUnits, currency },
        cardType: cardTypeOf(chosen?.type),
      })
    : { kind: 'declined', reason: 'suspected-fraud' };
