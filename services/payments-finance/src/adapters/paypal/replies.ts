import { fromDecimalString } from '@loupe/money/decimal';
import { z } from 'zod';
import type { Amount } from '../../domain/payment/payment.ts';

/** The members of the vendor's answers that are read; nothing of them is kept here. */
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

const said = z.string().max(300).optional();

const shippingReply = z.object({
  name: z.object({ full_name: said }).optional(),
  address: z
    .object({
      address_line_1: said,
      address_line_2: said,
      admin_area_1: said,
      admin_area_2: said,
      postal_code: said,
      country_code: said,
    })
    .optional(),
});

const payerReply = z.object({
  email_address: said,
  name: z.object({ given_name: said, surname: said }).optional(),
  phone: z.object({ phone_number: z.object({ national_number: said }).optional() }).optional(),
});

export const orderReply = z.object({
  id: z.string().min(1),
  status: z.string(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
  purchase_units: z
    .array(
      z.object({
        amount: money.optional(),
        custom_id: z.string().optional(),
        shipping: shippingReply.optional().catch(undefined),
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
  payer: payerReply.optional().catch(undefined),
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
