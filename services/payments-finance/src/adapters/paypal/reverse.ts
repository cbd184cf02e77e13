import { TIME_OUTS } from '@loupe/outgoing/time-outs';
import type { ReversalAnswer } from '../../domain/payment/reversal-schedule.ts';
import type { FollowOn } from '../../use-cases/ports/tender-provider.ts';
import { readOrder } from './read-order.ts';
import { issueOf, unitOf } from './replies.ts';
import type { Transport } from './transport.ts';

const { timeoutMs } = TIME_OUTS.walletAfterwards;

type Order = FollowOn & { readonly providerId: string | undefined };

/** Voids an authorization, known by its id or, where the answer was lost, read from the order that the payer has approved. */
export async function reverse(order: Order, transport: Transport): Promise<ReversalAnswer> {
  if (order.providerId !== undefined) return voidAuthorization(order.providerId, transport);
  // Without an approval no request was sent.
  if (order.authenticationId === undefined) return 'nothing-found';
  const read = await readOrder(order.authenticationId, timeoutMs, transport);
  if (read.kind === 'gone') return 'nothing-found';
  if (read.kind !== 'order') return read.kind;
  const authorization = unitOf(read.order)?.payments.authorizations.at(-1);
  return authorization === undefined ? 'nothing-found' : voidAuthorization(authorization.id, transport);
}

const OVER = ['PREVIOUSLY_VOIDED', 'AUTHORIZATION_VOIDED'];

/** POST /v2/payments/authorizations/{id}/void: gives back what is not captured of it. */
async function voidAuthorization(id: string, transport: Transport): Promise<ReversalAnswer> {
  const reply = await transport.call({
    method: 'POST',
    path: `/v2/payments/authorizations/${encodeURIComponent(id)}/void`,
    requestId: `${id}-void`,
    timeoutMs,
    spanName: 'paypal void',
  });
  if (reply.kind !== 'reply') return reply.kind;
  if (reply.status >= 500 || reply.status === 401 || reply.status === 429) return 'no-answer';
  if (reply.status < 300) return 'reversed';
  if (reply.status === 404) return 'nothing-found';
  return OVER.includes(issueOf(reply.text)) ? 'already-reversed' : 'refused';
}
