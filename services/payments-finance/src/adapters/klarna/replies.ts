import { z } from 'zod';

/** The members of the vendor's answers that are read; others, such as addresses, are never kept. */
export const newSession = z.object({ session_id: z.string().min(1), client_token: z.string().min(1) });

/** What was agreed to, which the order has to repeat. */
export const sessionReply = z.object({
  session_id: z.string().min(1),
  authorization_token: z.string().min(1).optional(),
  purchase_country: z.string(),
  purchase_currency: z.string(),
  locale: z.string(),
  order_amount: z.number().int(),
  order_tax_amount: z.number().int(),
  order_lines: z.array(z.record(z.string(), z.union([z.string(), z.number()]))),
  merchant_reference1: z.string().optional(),
  merchant_reference2: z.string().optional(),
  merchant_urls: z.record(z.string(), z.string()).optional(),
});
export type SessionReply = z.infer<typeof sessionReply>;

export const newOrder = z.object({
  order_id: z.string().min(1),
  fraud_status: z.string(),
  authorized_payment_method: z.object({ type: z.string() }).optional(),
});

const movement = z.object({ reference: z.string().optional() });

export const orderReply = z.object({
  order_id: z.string().min(1),
  status: z.string(),
  fraud_status: z.string(),
  purchase_currency: z.string(),
  order_amount: z.number().int(),
  merchant_reference1: z.string().optional(),
  merchant_reference2: z.string().optional(),
  captured_amount: z.number().int(),
  remaining_authorized_amount: z.number().int(),
  initial_payment_method: z.object({ type: z.string() }).optional(),
  captures: z
    .array(movement.extend({ capture_id: z.string().min(1), captured_amount: z.number().int() }))
    .default([]),
  refunds: z
    .array(movement.extend({ refund_id: z.string().min(1), refunded_amount: z.number().int() }))
    .default([]),
});
export type OrderReply = z.infer<typeof orderReply>;

const problem = z.object({ error_code: z.string() });

/** Undefined for what cannot be read: the parser's message may contain personal data. */
export function readReply<Schema extends z.ZodType>(
  schema: Schema,
  text: string,
): z.infer<Schema> | undefined {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Of a refusal: what the vendor says is wrong. */
export const codeOf = (text: string): string => readReply(problem, text)?.error_code ?? '';
