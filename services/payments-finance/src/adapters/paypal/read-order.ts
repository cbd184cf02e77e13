import type { Transport } from './transport.ts';
import { orderReply, readReply } from './replies.ts';
import type { OrderReply } from './replies.ts';

export type ReadOrder =
  | { readonly kind: 'order'; readonly order: OrderReply }
  | { readonly kind: 'gone' | 'no-answer' | 'not-sent' };

/** GET /v2/checkout/orders/{id}: what the vendor says counts, never the address that a payer came back to. */
export async function readOrder(id: string, timeoutMs: number, transport: Transport): Promise<ReadOrder> {
  const path = `/v2/checkout/orders/${encodeURIComponent(id)}`;
  const reply = await transport.call({ method: 'GET', path, timeoutMs, spanName: 'paypal read order' });
  if (reply.kind !== 'reply') return { kind: reply.kind };
  if (reply.status === 404) return { kind: 'gone' };
  const order = reply.status === 200 ? readReply(orderReply, reply.text) : undefined;
  return order?.id === id ? { kind: 'order', order } : { kind: 'no-answer' };
}
