import { z } from 'zod';
import type { Handling } from '../handling.ts';
import type { OrderEntry } from '../ledger/entries.ts';
import { badValue, notFound } from '../problem.ts';
import { orderLine } from '../sessions/order-line.ts';

const common = {
  description: z.string().max(255).optional(),
  reference: z.string().max(255).optional(),
  order_lines: z.array(orderLine).optional(),
};
const amount = z.number().int().positive();

export const captureBody = z.looseObject({ ...common, captured_amount: amount });
export const refundBody = z.looseObject({ ...common, refunded_amount: amount });

/** @throws Problem naming the first member that is wrong */
export function readBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw badValue(parsed.error.issues[0]?.path.join('.') ?? '');
  return parsed.data;
}

/** @throws Problem */
export function orderOf(id: string, { ledger }: Pick<Handling, 'ledger'>): OrderEntry {
  const order = ledger.find('order', id);
  if (order === undefined) throw notFound('NO_SUCH_ORDER');
  return order;
}
