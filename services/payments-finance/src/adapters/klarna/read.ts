import type { z } from 'zod';
import { orderReply, readReply, sessionReply } from './replies.ts';
import type { OrderReply, SessionReply } from './replies.ts';
import type { Transport } from './transport.ts';

type Read<T> =
  | { readonly kind: 'read'; readonly value: T }
  /** `gone`: the vendor does not know it, or not any more. */
  | { readonly kind: 'gone' | 'no-answer' | 'not-sent' };

async function read<Schema extends z.ZodType>(
  schema: Schema,
  { path, spanName }: { readonly path: string; readonly spanName: string },
  timeoutMs: number,
  transport: Transport,
): Promise<Read<z.infer<Schema>>> {
  const reply = await transport.call({ method: 'GET', path, timeoutMs, spanName });
  if (reply.kind !== 'reply') return { kind: reply.kind };
  if (reply.status === 404) return { kind: 'gone' };
  const value = reply.status === 200 ? readReply(schema, reply.text) : undefined;
  return value === undefined ? { kind: 'no-answer' } : { kind: 'read', value };
}

/** GET /payments/v1/sessions/{session_id}: what the vendor says counts, never what a page says of it. */
export const readSession = (
  id: string,
  timeoutMs: number,
  transport: Transport,
): Promise<Read<SessionReply>> =>
  read(
    sessionReply,
    { path: `/payments/v1/sessions/${encodeURIComponent(id)}`, spanName: 'klarna read session' },
    timeoutMs,
    transport,
  );

/** GET /ordermanagement/v1/orders/{order_id} */
export const readOrder = (id: string, timeoutMs: number, transport: Transport): Promise<Read<OrderReply>> =>
  read(orderReply, { path: pathOfOrder(id), spanName: 'klarna read order' }, timeoutMs, transport);

export const pathOfOrder = (id: string): string => `/ordermanagement/v1/orders/${encodeURIComponent(id)}`;
