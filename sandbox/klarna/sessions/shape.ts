import { z } from 'zod';
import { badValue } from '../problem.ts';
import { checkArithmetic } from './arithmetic.ts';
import { orderLine } from './order-line.ts';

const pence = z.number().int();

const webAddress = z.url({ protocol: /^https?$/ }).max(2_000);

export const address = z.looseObject({
  given_name: z.string().max(100),
  family_name: z.string().max(100),
  email: z.string().max(100),
  phone: z.string().max(100).optional(),
  street_address: z.string().max(100),
  street_address2: z.string().max(100).optional(),
  city: z.string().max(200),
  postal_code: z.string().max(10),
  country: z.string().regex(/^[A-Z]{2}$/i),
});

const orderBody = z.object({
  purchase_country: z.literal('GB'),
  purchase_currency: z.literal('GBP'),
  locale: z.string().regex(/^[a-z]{2}-[A-Z]{2}$/),
  intent: z.enum(['buy', 'tokenize', 'buy_and_tokenize']).default('buy'),
  acquiring_channel: z.string().optional(),
  order_amount: pence.min(0),
  order_tax_amount: pence.min(0),
  order_lines: z.array(orderLine).min(1).max(1_000),
  merchant_reference1: z.string().max(255).optional(),
  merchant_reference2: z.string().max(255).optional(),
  merchant_urls: z
    .object({
      confirmation: webAddress.optional(),
      notification: webAddress.optional(),
      push: webAddress.optional(),
      authorization: webAddress.optional(),
    })
    .optional(),
  billing_address: address.optional(),
  shipping_address: address.optional(),
  auto_capture: z.boolean().optional(),
});
export type OrderBody = z.infer<typeof orderBody>;

/** @throws Problem naming the first member that is wrong */
export function readOrderBody(body: unknown): OrderBody {
  const parsed = orderBody.safeParse(body);
  if (!parsed.success) throw badValue(parsed.error.issues[0]?.path.join('.') ?? '');
  checkArithmetic(parsed.data);
  return parsed.data;
}
