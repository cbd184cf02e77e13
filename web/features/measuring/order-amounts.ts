import { inPounds, named, type NamedPiece } from './piece-fields.ts';
import type { Item } from './plan-items.ts';

/** A line of an order or a bag, as the graph has it. */
export type SoldLine = NamedPiece & {
  variantId: string;
  /** Before discounts, in pence. */
  price: { value: number };
  /** Pence paid for each piece after all discounts, as many as pieces. */
  unitAmounts: readonly number[];
};

/** Delivery and the VAT in the goods, in pence. */
type Snapshot = { lines: readonly SoldLine[]; shipping: number; tax: number };

/**
 * The amounts of an order, the only place that makes them: pounds as numbers of two decimals, of which the value is the sum of
 * price × quantity of its items. Gift cards pay and take nothing off; delivery is no part of the value (CO-08).
 */
export function orderAmounts({ lines, shipping, tax }: Snapshot) {
  return { currency: 'GBP' as const, ...soldItems(lines), tax: inPounds(tax), shipping: inPounds(shipping) };
}

/** The items of lines with their value. */
export function soldItems(lines: readonly SoldLine[]): { value: number; items: Item[] } {
  const pence = lines.flatMap(({ unitAmounts }) => unitAmounts).reduce((sum, amount) => sum + amount, 0);
  return { value: inPounds(pence), items: lines.flatMap(itemsOf) };
}

/** One item for each price of its pieces, which differ where a discount is not divisible. */
function itemsOf(line: SoldLine): Item[] {
  const counts = new Map<number, number>();
  for (const amount of line.unitAmounts) counts.set(amount, (counts.get(amount) ?? 0) + 1);
  return [...counts].map(([amount, quantity]) => ({
    ...named(line),
    item_variant: line.variantId,
    price: inPounds(amount),
    ...(line.price.value > amount && { discount: inPounds(line.price.value - amount) }),
    quantity,
  }));
}
