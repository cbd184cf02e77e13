import { isMade } from '../order/making.ts';
import type { PricedCart, PricedLine } from '../pricing/priced-cart.ts';
import type { Snapshot } from './placement.ts';

/**
 * The last day on which pieces are promised that are charged when they leave, YYYY-MM-DD; null for none. What is made is charged
 * when its making begins, and gift cards are e-mailed at once. A hold that ends before this day has to be renewed.
 */
export const promisedDay = ({ cart, deliverBy }: Pick<Snapshot, 'cart' | 'deliverBy'>): string | null =>
  lastOf(cart.lines.filter(isChargedLater).map((line) => line.deliverBy ?? deliverBy));

/** The same of a bag that may be ordered. */
export const promisedDayOfBag = ({
  lines,
  parcels = [],
}: Pick<PricedCart, 'lines' | 'parcels'>): string | null => {
  const later = new Set(lines.filter(isChargedLater).map(({ id }) => id));
  return lastOf(
    parcels
      .filter(({ lineItemIds }) => lineItemIds.some((id) => later.has(id)))
      .map(({ deliverOn }) => deliverOn),
  );
};

const isChargedLater = (
  line: Pick<PricedLine, 'giftCardValue' | 'options'> & { readonly preparation?: number },
): boolean => line.giftCardValue === undefined && !isMade(line);

const lastOf = (days: readonly string[]): string | null => days.toSorted().at(-1) || null;
