import type { ResumedOrder, Resumption } from '../../use-cases/ports/tender-provider.ts';
import { readOrder, readSession } from './read.ts';
import type { Transport } from './transport.ts';
import { ofOrder, ofSession } from './vendor-ids.ts';

/** Ready when the vendor says that the shopper has agreed to exactly this amount, or that it has accepted the order. */
export function resume(
  order: Pick<ResumedOrder, 'amount' | 'action' | 'continuation'>,
  timeoutMs: number,
  transport: Transport,
): Promise<Resumption> {
  const { sessionId = '', orderId = '' } = order.continuation;
  const { kind } = order.action;
  if (kind === 'widget') return afterWidget(String(sessionId), order, timeoutMs, transport);
  if (kind === 'wait') return afterDecision(String(orderId), timeoutMs, transport);
  throw new Error(`A pay-later tender waits for a ${kind}.`);
}

async function afterWidget(
  id: string,
  { amount }: Pick<ResumedOrder, 'amount'>,
  timeoutMs: number,
  transport: Transport,
): Promise<Resumption> {
  const read = await readSession(id, timeoutMs, transport);
  if (read.kind === 'gone') return { kind: 'declined', reason: 'challenge-expired' };
  if (read.kind !== 'read') return { kind: 'pending' };
  const { authorization_token: token, order_amount: agreed, purchase_currency: currency } = read.value;
  if (token === undefined) return { kind: 'pending' };
  if (agreed !== amount.minorUnits || currency !== amount.currency)
    return { kind: 'declined', reason: 'amount-not-approved' };
  return { kind: 'ready', authenticationId: ofSession(id, token) };
}

async function afterDecision(id: string, timeoutMs: number, transport: Transport): Promise<Resumption> {
  const read = await readOrder(id, timeoutMs, transport);
  if (read.kind !== 'read') return { kind: 'pending' };
  const { fraud_status: fraud, status } = read.value;
  if (fraud === 'PENDING' && status === 'AUTHORIZED') return { kind: 'pending' };
  return fraud === 'ACCEPTED' && status === 'AUTHORIZED'
    ? { kind: 'ready', authenticationId: ofOrder(id) }
    : { kind: 'declined', reason: 'suspected-fraud' };
}
