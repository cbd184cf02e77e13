import { allocate } from '../../pricing/allocate.ts';
import { byPrice, off } from '../units.ts';
import type { Applied } from '../units.ts';

/**
 * Takes an amount off several pieces: shares by their prices before promotions. What a piece cannot take, because other promotions
 * left less of its price, the others take, the most expensive first. Shares do not depend on other promotions: of two bags, the one
 * with less left of every piece also has less left afterwards, to the penny.
 */
export function spread(applied: Applied, amount: number): number[] {
  const { units, left, matching } = applied;
  const prices = matching.map((position) => units[position]!.price);
  const whole = prices.reduce((sum, price) => sum + price, 0);
  const shares = allocate(Math.min(amount, whole), prices);
  const share = units.map(() => 0);
  for (const [index, position] of matching.entries()) share[position] = shares[index]!;
  const taken = off(applied, matching, (position) => share[position]!);
  let missing = matching.reduce((sum, position) => sum + share[position]! - taken[position]!, 0);
  if (missing === 0) return taken;
  for (const position of byPrice(units, matching).reverse()) {
    const more = Math.min(missing, left[position]! - taken[position]!);
    taken[position]! += more;
    missing -= more;
  }
  return taken;
}
