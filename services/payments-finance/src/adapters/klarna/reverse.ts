import { TIME_OUTS } from '@loupe/outgoing/time-outs';
import type { ReversalAnswer } from '../../domain/payment/reversal-schedule.ts';
import type { FollowOn } from '../../use-cases/ports/tender-provider.ts';
import { giveBack, orderKey, pathOfOrders } from './authorise.ts';
import { pathOfOrder, readOrder, readSession } from './read.ts';
import { newOrder, readReply } from './replies.ts';
import type { Transport } from './transport.ts';
import { begunOf } from './vendor-ids.ts';

const { timeoutMs } = TIME_OUTS.payLaterAfterwards;

type Order = Pick<FollowOn, 'authenticationId' | 'merchantTransactionId'> & {
  readonly providerId: string | undefined;
};

/** Gives back an order, or what is not captured of it, or an authorization of which no order was made. */
export async function reverse(order: Order, transport: Transport): Promise<ReversalAnswer> {
  if (order.providerId !== undefined) return endOrder(order.providerId, transport);
  // Without a session no request was sent.
  if (order.authenticationId === undefined) return 'never-held';
  const begun = begunOf(order.authenticationId);
  if (begun.kind === 'order') return endOrder(begun.orderId, transport);
  const { sessionId, token } = begun;
  return token === undefined
    ? endSession(sessionId, transport)
    : endAuthorization(token, order.merchantTransactionId, transport);
}

/** The shopper may have agreed without anybody telling us. */
async function endSession(sessionId: string, transport: Transport): Promise<ReversalAnswer> {
  const read = await readSession(sessionId, timeoutMs, transport);
  if (read.kind !== 'read') return read.kind === 'gone' ? 'never-held' : read.kind;
  const { authorization_token: token } = read.value;
  if (token === undefined) return 'never-held';
  const reply = await giveBack(token, timeoutMs, transport);
  if (reply.kind !== 'reply') return reply.kind;
  return reply.status === 204 || reply.status === 404 ? 'never-held' : 'no-answer';
}

/**
 * The request for the order has no answer. Once its authorization is given back it can make none; where it has made one already, the same
 * request under the same key only says which.
 */
async function endAuthorization(
  token: string,
  merchantTransactionId: string,
  transport: Transport,
): Promise<ReversalAnswer> {
  const given = await giveBack(token, timeoutMs, transport);
  if (given.kind !== 'reply') return given.kind;
  if (given.status === 204) return 'never-held';
  if (given.status !== 404) return 'no-answer';
  const reply = await transport.call({
    method: 'POST',
    path: pathOfOrders(token),
    body: {},
    once: orderKey(merchantTransactionId),
    timeoutMs,
    spanName: 'klarna find order',
  });
  if (reply.kind !== 'reply') return reply.kind;
  if (reply.status >= 500) return 'no-answer';
  const order = reply.status === 200 ? readReply(newOrder, reply.text) : undefined;
  return order === undefined ? 'nothing-found' : endOrder(order.order_id, transport);
}

const OVER = ['CANCELLED', 'EXPIRED', 'CLOSED'];

/**
 * POST …/cancel while nothing is captured of it, and after that …/release-remaining-authorization. One that the vendor has not accepted has
 * held nothing.
 */
async function endOrder(id: string, transport: Transport): Promise<ReversalAnswer> {
  const read = await readOrder(id, timeoutMs, transport);
  if (read.kind !== 'read') return read.kind === 'gone' ? 'nothing-found' : read.kind;
  const { status, fraud_status: fraud, captured_amount: captured } = read.value;
  const isOver = OVER.includes(status) || read.value.remaining_authorized_amount === 0;
  const ended = isOver
    ? 'already-reversed'
    : await step(captured === 0 ? 'cancel' : 'release', id, transport);
  const isGone = ended === 'reversed' || ended === 'already-reversed';
  return isGone && fraud !== 'ACCEPTED' ? 'never-held' : ended;
}

const PATHS = { cancel: 'cancel', release: 'release-remaining-authorization' };

export async function step(
  name: keyof typeof PATHS,
  id: string,
  transport: Transport,
): Promise<ReversalAnswer> {
  const reply = await transport.call({
    method: 'POST',
    path: `${pathOfOrder(id)}/${PATHS[name]}`,
    timeoutMs,
    spanName: `klarna ${name}`,
  });
  if (reply.kind !== 'reply') return reply.kind;
  if (reply.status < 300) return 'reversed';
  if (reply.status === 403) return 'refused';
  return reply.status === 404 ? 'nothing-found' : 'no-answer';
}
