import { taxIncluded } from '@loupe/money/vat';

/** EN-04, in pence. */
export interface Totals {
  /** Lines after line discounts. */
  readonly subtotal: number;
  readonly discount: number;
  /** Null until a method is chosen. */
  readonly shipping: number | null;
  /** subtotal − discount + shipping */
  readonly total: number;
  /** Tax included in the goods, and in the total. */
  readonly goodsTax: number;
  readonly tax: number;
}

export function totalsOf(
  lines: readonly { unitPrice: number; quantity: number }[],
  shipping: number | null,
): Totals {
  const subtotal = lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
  const discount = 0;
  const goodsTax = taxIncluded(subtotal - discount);
  return {
    subtotal,
    discount,
    shipping,
    total: subtotal - discount + (shipping ?? 0),
    goodsTax,
    tax: goodsTax + taxIncluded(shipping ?? 0),
  };
}
