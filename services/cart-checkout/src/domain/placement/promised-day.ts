import { isMade } from '../order/making.ts';
import type { Snapshot } from './placement.ts';

/**
 * The last day on which pieces are promised that are charged when they leave, YYYY-MM-DD; null for none. What is made is charged
 * when its making begins, and gift cards are e-mailed at once. A hold that ends before this day has to be renewed.
 */
export function promisedDay({ cart, deliverBy }: Pick<Snapshot, 'cart' | 'deliverBy'>): string | null {
  const days = cart.lines
    .filter((line) => line.giftCardValue === undefined && !isMade(line))
    .map((line) => line.deliverBy ?? deliverBy);
  return days.sort().at(-1) || null;
}
