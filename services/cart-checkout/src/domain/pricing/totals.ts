import type { Stage } from './stage.ts';

/** Sums what the units cost. The discounts of the cart are shown apart, so they are added back to the subtotal. */
export const sumUp: Stage = (priced) => {
  let goods = 0;
  let discount = 0;
  for (const { unitAmounts, discounts } of priced.lines) {
    goods += sum(unitAmounts);
    for (const { stage, units } of discounts) discount += stage === 'cart' ? sum(units) : 0;
  }
  return { ...priced, subtotal: goods + discount, discount, total: goods + (priced.shipping ?? 0) };
};

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
