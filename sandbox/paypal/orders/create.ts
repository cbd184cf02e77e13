import { z } from 'zod';
import { invalid, unprocessable } from '../problem.ts';
import type { Handling } from '../handling.ts';
import { amountShape, itemShape, totalOf } from './arithmetic.ts';
import { orderView } from './view.ts';

export const address = z.object({
  address_line_1: z.string().min(1).max(300),
  address_line_2: z.string().max(300).optional(),
  admin_area_1: z.string().max(300).optional(),
  admin_area_2: z.string().min(1).max(120),
  postal_code: z.string().min(1).max(60),
  country_code: z.string().regex(/^[A-Z]{2}$/),
});

const unit = z
  .object({
    reference_id: z.string().max(256).default('default'),
    custom_id: z.string().max(255).optional(),
    invoice_id: z.string().max(127).optional(),
    amount: amountShape,
    items: z.array(itemShape).optional(),
    shipping: z
      .object({ name: z.object({ full_name: z.string().min(1).max(300) }).optional(), address })
      .optional(),
  })
  .loose();

const context = z.looseObject({
  brand_name: z.string().max(127).optional(),
  shipping_preference: z
    .enum(['GET_FROM_FILE', 'NO_SHIPPING', 'SET_PROVIDED_ADDRESS'])
    .default('GET_FROM_FILE'),
  user_action: z.enum(['CONTINUE', 'PAY_NOW']).default('CONTINUE'),
  return_url: z.url(),
  cancel_url: z.url(),
});

const shape = z.object({
  intent: z.enum(['AUTHORIZE', 'CAPTURE']),
  purchase_units: z.array(unit).min(1).max(10),
  payment_source: z.object({ paypal: z.object({ experience_context: context }) }),
});

/** POST /v2/checkout/orders */
export async function createOrder(body: unknown, { ledger, now, newId, publicUrl }: Handling) {
  const parsed = shape.safeParse(body);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw invalid('INVALID_PARAMETER_VALUE', `/${issue?.path.join('/') ?? ''}`);
  }
  const { intent, purchase_units: units, payment_source: source } = parsed.data;
  const [only, ...others] = units;
  if (only === undefined || others.length > 0) throw unprocessable('UNSUPPORTED_PURCHASE_UNITS');
  const { experience_context: experience } = source.paypal;
  if (experience.shipping_preference === 'SET_PROVIDED_ADDRESS' && only.shipping === undefined)
    throw invalid('MISSING_REQUIRED_PARAMETER', '/purchase_units/0/shipping/address');
  const order = {
    kind: 'order' as const,
    id: newId(),
    at: now().toISOString(),
    intent,
    currency: only.amount.currency_code,
    pence: totalOf(only.amount, only.items),
    referenceId: only.reference_id,
    customId: only.custom_id,
    invoiceId: only.invoice_id,
    brand: experience.brand_name ?? '',
    returnUrl: experience.return_url,
    cancelUrl: experience.cancel_url,
    unit: only,
    asksAddress: experience.shipping_preference === 'GET_FROM_FILE',
    isReviewed: experience.user_action === 'CONTINUE',
  };
  // Only orders that were paid for count: the same invoice may be tried several times.
  const isUsed = ledger.all('authorization').some(({ invoiceId }) => isSame(invoiceId, order.invoiceId));
  if (isUsed) throw unprocessable('DUPLICATE_INVOICE_ID', '/purchase_units/0/invoice_id');
  await ledger.append(order);
  return { status: 201, body: orderView(order, { ledger, publicUrl, now: now() }, 'minimal') };
}

const isSame = (used: string | undefined, given: string | undefined): boolean =>
  given !== undefined && used === given;
