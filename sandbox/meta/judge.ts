import { z } from 'zod';

const DAY_SECONDS = 86_400;
const hash = z
  .array(z.string().regex(/^[\da-f]{64}$/, 'is no SHA-256 in lower case'))
  .min(1)
  .optional();
const cookie = z
  .string()
  .regex(/^fb\.\d\.\d{10,16}\.\S+$/)
  .optional();
const money = z.number().min(0).multipleOf(0.01);

/** What the network would match or drop without a word is a fault here; so is a field that it does not have. */
const event = z
  .strictObject({
    event_name: z.enum([
      'PageView',
      'ViewContent',
      'AddToCart',
      'AddToWishlist',
      'InitiateCheckout',
      'AddPaymentInfo',
      'Purchase',
    ]),
    event_time: z.int(),
    event_id: z.string().min(1).max(100),
    event_source_url: z.url({ protocol: /^https?$/ }).regex(/^[^?#]+$/, 'has a query'),
    action_source: z.literal('website'),
    user_data: z.strictObject({
      em: hash,
      ph: hash,
      fn: hash,
      ln: hash,
      ct: hash,
      zp: hash,
      country: hash,
      external_id: hash,
      client_user_agent: z.string().min(1),
      client_ip_address: z.union([z.ipv4(), z.ipv6()]).optional(),
      fbc: cookie,
      fbp: cookie,
    }),
    custom_data: z
      .strictObject({
        currency: z.literal('GBP').optional(),
        value: money.optional(),
        order_id: z.string().min(1).optional(),
        content_type: z.literal('product').optional(),
        contents: z
          .array(
            z.strictObject({ id: z.string().min(1), quantity: z.int().min(1), item_price: money.optional() }),
          )
          .min(1)
          .optional(),
      })
      .optional(),
  })
  .refine(({ event_name, custom_data }) => event_name !== 'Purchase' || custom_data?.value !== undefined, {
    path: ['custom_data', 'value'],
    message: 'a purchase has a value and a currency',
  });

const request = z.strictObject({ data: z.array(z.unknown()).min(1).max(1_000) });

export interface Judged {
  readonly event: unknown;
  readonly faults: readonly string[];
}

const faultsOf = (error: z.ZodError | undefined): string[] =>
  error?.issues.map(({ path, message }) => `${path.join('.') || 'request'}: ${message}`) ?? [];

/**
 * Each event with what is wrong with it.
 * @param now seconds since the epoch
 */
export function judge(body: unknown, now: number): Judged[] {
  const asked = request.safeParse(body);
  if (!asked.success) return [{ event: body, faults: faultsOf(asked.error) }];
  return asked.data.data.map((each) => {
    const { data, error } = event.safeParse(each);
    const age = data === undefined ? 0 : now - data.event_time;
    const late = age > 7 * DAY_SECONDS || age < -60 ? ['event_time: not of the last seven days'] : [];
    return { event: each, faults: [...faultsOf(error), ...late] };
  });
}
