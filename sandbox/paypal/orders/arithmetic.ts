import { z } from 'zod';
import { penceOf } from '../money.ts';
import { unprocessable } from '../problem.ts';

export const money = z.object({ currency_code: z.string().length(3), value: z.string() });

const PARTS = [
  'item_total',
  'tax_total',
  'shipping',
  'handling',
  'insurance',
  'shipping_discount',
  'discount',
] as const;
type Part = (typeof PARTS)[number];
const SUBTRACTED: readonly Part[] = ['shipping_discount', 'discount'];

export const amountShape = money.extend({
  breakdown: z.partialRecord(z.enum(PARTS), money).optional(),
});

export const itemShape = z.object({
  name: z.string().min(1).max(127),
  quantity: z.string().regex(/^[1-9]\d{0,9}$/),
  unit_amount: money,
  tax: money.optional(),
  sku: z.string().max(127).optional(),
  category: z.enum(['DIGITAL_GOODS', 'PHYSICAL_GOODS', 'DONATION']).optional(),
});

type AmountShape = z.infer<typeof amountShape>;
type Item = z.infer<typeof itemShape>;

/**
 * The vendor's arithmetic: the value is the sum of the breakdown, and its item total that of the items.
 * @returns the value in pence
 * @throws Problem
 */
export function totalOf({ breakdown, ...value }: AmountShape, items: readonly Item[] | undefined): number {
  const currencies = [
    value,
    ...Object.values(breakdown ?? {}),
    ...(items ?? []).map((item) => item.unit_amount),
  ];
  if (currencies.some(({ currency_code: code }) => code !== value.currency_code))
    throw unprocessable('MULTI_CURRENCY_ORDER');
  const total = penceOf(value, '/amount/value');
  if (total <= 0) throw unprocessable('CANNOT_BE_ZERO_OR_NEGATIVE', '/amount/value');
  if (breakdown !== undefined && sumOf(breakdown) !== total)
    throw unprocessable('AMOUNT_MISMATCH', '/amount/value');
  if (items !== undefined && items.length > 0) checkItems(items, breakdown);
  return total;
}

function sumOf(breakdown: NonNullable<AmountShape['breakdown']>): number {
  return PARTS.reduce((sum, part) => {
    const given = breakdown[part];
    if (given === undefined) return sum;
    const pence = penceOf(given, `/amount/breakdown/${part}`);
    return SUBTRACTED.includes(part) ? sum - pence : sum + pence;
  }, 0);
}

function checkItems(items: readonly Item[], breakdown: AmountShape['breakdown']): void {
  const { item_total: itemTotal, tax_total: taxTotal } = breakdown ?? {};
  if (itemTotal === undefined) throw unprocessable('ITEM_TOTAL_REQUIRED', '/amount/breakdown/item_total');
  const goods = items.reduce((sum, item) => sum + linePence(item, 'unit_amount'), 0);
  if (goods !== penceOf(itemTotal, '/amount/breakdown/item_total'))
    throw unprocessable('ITEM_TOTAL_MISMATCH', '/amount/breakdown/item_total');
  const tax = items.reduce((sum, item) => sum + linePence(item, 'tax'), 0);
  if (tax !== (taxTotal === undefined ? 0 : penceOf(taxTotal, '/amount/breakdown/tax_total')))
    throw unprocessable('TAX_TOTAL_MISMATCH', '/amount/breakdown/tax_total');
}

const linePence = (item: Item, member: 'unit_amount' | 'tax'): number => {
  const each = item[member];
  return each === undefined ? 0 : penceOf(each, `/items/${member}`) * Number(item.quantity);
};
