import type { PricedLine } from './priced-cart.ts';

type Line = Pick<PricedLine, 'unitAmounts' | 'discounts'>;

/** Pence of each unit after line promotions, as the shopper sees it: the cart's discounts are shown apart (EN-04). */
const shownUnitPrices = ({ unitAmounts, discounts }: Line): number[] =>
  unitAmounts.map((amount, unit) =>
    discounts
      .filter(({ stage }) => stage === 'cart')
      .reduce((price, { units }) => price + (units[unit] ?? 0), amount),
  );

/** The lines' totals add up to the subtotal. */
export const lineTotal = (line: Line): number =>
  shownUnitPrices(line).reduce((total, price) => total + price, 0);

/** EN-05: how many units cost how much, in the order of the units; empty when no promotion of the line applies. */
export function discountedPrices(line: Line): { readonly quantity: number; readonly price: number }[] {
  if (line.discounts.every(({ stage }) => stage === 'cart')) return [];
  const byPrice = Map.groupBy(shownUnitPrices(line), (price) => price);
  return [...byPrice].map(([price, units]) => ({ price, quantity: units.length }));
}
