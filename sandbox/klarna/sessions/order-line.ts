import { z } from 'zod';

const pence = z.number().int();

/** Pence; taxes in hundredths of a per cent. */
export const orderLine = z.strictObject({
  type: z.enum([
    'physical',
    'digital',
    'discount',
    'shipping_fee',
    'sales_tax',
    'gift_card',
    'store_credit',
    'surcharge',
  ]),
  reference: z.string().max(255).optional(),
  name: z.string().min(1).max(255),
  quantity: z.number().int().min(1),
  quantity_unit: z.string().max(8).optional(),
  unit_price: pence,
  tax_rate: z.number().int().min(0).max(10_000),
  total_amount: pence,
  total_discount_amount: pence.min(0).optional(),
  total_tax_amount: pence,
  image_url: z.url().max(1_024).optional(),
  product_url: z.url().max(1_024).optional(),
});
export type OrderLine = z.infer<typeof orderLine>;
