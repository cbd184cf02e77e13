import { z } from 'zod';
import type { OrderContent } from '../domain/payment/order-content.ts';

const MOST_LINES = 500;
const minorUnits = z.bigint().min(0n).max(BigInt(Number.MAX_SAFE_INTEGER)).transform(Number);

const line = z
  .object({
    sku: z.string().min(1).max(120),
    name: z.string().min(1).max(120),
    quantity: z.number().int().min(1).max(10_000),
    unitPriceMinorUnits: minorUnits,
    amountMinorUnits: minorUnits,
    taxMinorUnits: minorUnits,
    taxRate: z.number().int().min(0).max(10_000),
    digital: z.boolean(),
  })
  .transform(({ unitPriceMinorUnits, amountMinorUnits, taxMinorUnits, digital, ...rest }) => ({
    ...rest,
    unitPrice: unitPriceMinorUnits,
    amount: amountMinorUnits,
    tax: taxMinorUnits,
    isDigital: digital,
  }));

const shipTo = z.object({
  fullName: z.string().min(1).max(120),
  street: z.string().min(1).max(120),
  city: z.string().min(1).max(60),
  region: z.string().max(60),
  postalCode: z.string().max(10),
  country: z.string().regex(/^[A-Z]{2}$/),
});

export const orderContent = z
  .object({
    lines: z.array(line).max(MOST_LINES),
    deliveryMinorUnits: minorUnits,
    shipTo: shipTo.optional(),
  })
  .transform(({ deliveryMinorUnits, shipTo: to, lines }): OrderContent => ({
    lines,
    delivery: deliveryMinorUnits,
    shipTo: to,
  }));
