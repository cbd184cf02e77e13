import { fromDecimalString } from '@loupe/money/decimal';
import { z } from 'zod';
import type { Amount } from '../../domain/payment/payment.ts';

/** The members of the vendor's answers that are read; others, such as the payer's e-mail, are never kept. */
export const money = z
  .object({ currency_code: z.string().length(3), value: z.string() })
  .transform(({ currency_code: currency, value }, context): Amount => {
    try {
      return { minorUnits: fromDecimalString(value), currency };
    } catch {
      context.addIssue({ code: 'custom', message: 'not an amount' });
      return z.NEVER;
    }
  });

export const authorizationReply = z.object({ id: z.string().min(1), status: z.string(), amount: money });
export type AuthorizationReply = z.infer<typeof authorizationReply>;

/** Of a capture or a refund. */
export const movementReply = z.object({
  id: z.string().min(1),
  status: z.string(),
  amount: money.optional(),
  invoice_id: z.string().optional(),
});
export type MovementReply = z.infer<typeof movementReply>;

export const orderReply = z.object({
  id: z.string().min(1),
  status: z.string(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
  purchase_units: z
    .array(
      z.object({
        amount: money.optional(),
        payments: z
          .object({
            authorizations: z.array(authorizationReply).default([]),
            captures: z.array(movementReply).default([]),
            refunds: z.array(movementReply).default([]),
          })
          .default({ authorizations: [], captures: [], refunds: [] }),
      }),
    )
    .default([]),
});
export type OrderReply = z.infer<typeof orderReply>;

const problem = z.object({
  details: z.array(z.object({ issue: z.string() })).default([]),
});

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
export const issueOf = (text: string): string => readReply(problem, text)?.details[0]?.issue ?? '';

export const unitOf = ({ purchase_units: [unit] }: OrderReply) => unit;
