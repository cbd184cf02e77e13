import type { ContentLine, OrderContent } from '../../domain/payment/order-content.ts';

/** Pence; tax rates in hundredths of a per cent, as the vendor's. */
export interface OrderLine {
  readonly type: 'physical' | 'digital' | 'discount' | 'shipping_fee' | 'gift_card';
  readonly reference?: string;
  readonly name: string;
  readonly quantity: number;
  readonly quantity_unit?: 'pcs';
  readonly unit_price: number;
  readonly tax_rate: number;
  readonly total_amount: number;
  readonly total_discount_amount: 0;
  readonly total_tax_amount: number;
}

const LONGEST = 255;
const STANDARD_RATE = 2000;

/** Included in an amount. The vendor computes it for a whole line and accepts a penny of difference: ours is rounded for each unit. */
const taxIn = (amount: number, rate: number): number =>
  amount - Math.round((amount * 10_000) / (10_000 + rate));

/**
 * What the shopper buys as the vendor wants to see it: pieces at their prices, what is taken off each, the delivery, and what gift cards
 * pay. One line of the whole amount where the parts are not known or are less than it.
 */
export function orderLines(amount: number, content: OrderContent | undefined): OrderLine[] {
  const lines = (content?.lines ?? []).flatMap(linesOf);
  const rates = (content?.lines ?? []).map(({ taxRate }) => taxRate);
  if (content !== undefined && content.delivery > 0)
    lines.push(single('shipping_fee', 'Delivery', content.delivery, Math.max(...rates, 0)));
  const byGiftCards = lines.reduce((sum, line) => sum + line.total_amount, 0) - amount;
  if (lines.length === 0 || byGiftCards < 0) return [single('physical', 'Order', amount, STANDARD_RATE)];
  return byGiftCards === 0 ? lines : [...lines, single('gift_card', 'Gift card', -byGiftCards, 0)];
}

const single = (type: OrderLine['type'], name: string, amount: number, rate: number): OrderLine => ({
  type,
  name,
  quantity: 1,
  unit_price: amount,
  tax_rate: rate,
  total_amount: amount,
  total_discount_amount: 0,
  total_tax_amount: taxIn(amount, rate),
});

function linesOf(line: ContentLine): OrderLine[] {
  const { sku, name, quantity, unitPrice, amount, taxRate: rate, isDigital } = line;
  const full = unitPrice * quantity;
  const piece: OrderLine = {
    ...single(isDigital ? 'digital' : 'physical', name.slice(0, LONGEST), full, rate),
    reference: sku.slice(0, LONGEST),
    quantity,
    quantity_unit: 'pcs',
    unit_price: unitPrice,
  };
  if (amount === full) return [piece];
  // Its tax is the difference of two roundings: both lines together have that of what is paid.
  const tax = taxIn(amount, rate) - taxIn(full, rate);
  return [piece, { ...single('discount', 'Discount', amount - full, rate), total_tax_amount: tax }];
}
