import type { Item } from './plan-items.ts';

/** A line of an order or a bag, as the graph has it. */
export type SoldLine = {
  variantSku: string;
  variantId: string;
  productKey: string;
  name: string;
  brand: string;
  gtmCategory?: string | null | undefined;
  /** Before discounts, in pence. */
  price: { value: number };
  /** Pence paid for each piece after all discounts, as many as pieces. */
  unitAmounts: readonly number[];
};

/** Delivery and the VAT in the goods, in pence. */
type Snapshot = { lines: readonly SoldLine[]; shipping: number; tax: number };

/** GA4's limit. */
const MOST_CHARACTERS = 100;

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

/** A division by 100 is the nearest number to its two decimals, and written as them. */
export const inPounds = (pence: number): number => pence / 100;

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

type Named = Pick<SoldLine, 'variantSku' | 'productKey' | 'name' | 'brand' | 'gtmCategory'>;

/** What a piece is called, in a list as in an order. */
export const named = ({ variantSku, productKey, name, brand, gtmCategory }: Named) => ({
  item_id: variantSku,
  item_name: name.slice(0, MOST_CHARACTERS),
  ...(brand && { item_brand: brand.slice(0, MOST_CHARACTERS) }),
  ...(gtmCategory && { item_category: gtmCategory.slice(0, MOST_CHARACTERS) }),
  product_key: productKey,
});
