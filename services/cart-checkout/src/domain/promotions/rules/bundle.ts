import { allocate } from '../../pricing/allocate.ts';
import { isSelected } from '../matching.ts';
import type { RuleOf } from '../promotion.ts';
import { byPrice, off } from '../units.ts';
import type { Applied } from '../units.ts';

interface Queue {
  readonly quantity: number;
  /** Positions that fit the part, the most expensive last. */
  readonly fitting: number[];
}

/**
 * As many bundles as the bag has, each of its most expensive pieces; one that would not be cheaper than its pieces is none. A piece
 * costs its share of the bundle's price, by prices before promotions.
 */
export function bundle(applied: Applied, { parts, price }: RuleOf<'bundle'>): number[] {
  const { units, matching } = applied;
  const sorted = byPrice(units, matching);
  const queues = parts.map(({ pieces, quantity }) => {
    const fitting = sorted.filter((position) => isSelected(pieces, units[position]!.line));
    return { quantity, fitting };
  });
  const costs = new Map<number, number>();
  for (let chosen = next(queues, costs); chosen !== null; chosen = next(queues, costs)) {
    const prices = chosen.map((position) => units[position]!.price);
    if (prices.reduce((sum, each) => sum + each, 0) <= price) break;
    const shares = allocate(price, prices);
    for (const [index, position] of chosen.entries()) costs.set(position, shares[index]!);
  }
  return off(applied, [...costs.keys()], (position, left) => left - costs.get(position)!);
}

/** Positions for every part, or null when a part cannot be filled. @param used is part of an earlier bundle */
function next(queues: readonly Queue[], used: ReadonlyMap<number, number>): number[] | null {
  const chosen = new Set<number>();
  for (const { quantity, fitting } of queues) {
    for (let taken = 0; taken < quantity;) {
      const position = fitting.pop();
      if (position === undefined) return null;
      if (used.has(position) || chosen.has(position)) continue;
      chosen.add(position);
      taken++;
    }
  }
  return [...chosen];
}
