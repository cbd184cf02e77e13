import { isSameAmount } from '../../domain/payment/judge-authorisation.ts';
import type { ResumedOrder, Resumption } from '../../use-cases/ports/tender-provider.ts';
import { readOrder } from './read-order.ts';
import { unitOf } from './replies.ts';
import type { Transport } from './transport.ts';

const APPROVED = ['APPROVED', 'COMPLETED'];

/** Ready only when the vendor says that the payer has approved exactly this amount. */
export async function resume(
  { amount, action, continuation }: ResumedOrder,
  timeoutMs: number,
  transport: Transport,
): Promise<Resumption> {
  if (action.kind !== 'redirect') throw new Error(`A wallet tender waits for a ${action.kind}.`);
  const id = String(continuation['orderId'] ?? '');
  const read = await readOrder(id, timeoutMs, transport);
  if (read.kind === 'gone') return { kind: 'declined', reason: 'challenge-expired' };
  if (read.kind !== 'order') return { kind: 'pending' };
  const { order } = read;
  if (!APPROVED.includes(order.status))
    return order.status === 'VOIDED'
      ? { kind: 'declined', reason: 'challenge-expired' }
      : { kind: 'pending' };
  if (!isSameAmount(unitOf(order)?.amount, amount))
    return { kind: 'declined', reason: 'amount-not-approved' };
  return { kind: 'ready', authenticationId: id };
}
