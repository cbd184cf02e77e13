import { soldItems, type SoldLine } from './order-amounts.ts';
import type { SentEvent } from './sent-event.ts';

/** Pieces of one line that a shopper put into the bag or took out of it. */
export type BagChange = {
  /** The line with them in it: as it is now, or as it was before they were taken out. */
  readonly line: SoldLine;
  /** How many; negative for taken out. */
  readonly pieces: number;
  /** Whether nothing is in the bag now. */
  readonly isEmpty: boolean;
};

type CartEvent = Pick<
  Extract<SentEvent, { name: 'add_to_cart' | 'remove_from_cart' | 'empty_cart' }>,
  'name' | 'params'
>;

/** ST-16: what the event plan says of a change. Its amounts are those of the last pieces of the line. */
export function cartEvents({ line, pieces, isEmpty }: BagChange): CartEvent[] {
  const count = Math.abs(pieces);
  if (count === 0) return [];
  const changed = { ...line, unitAmounts: line.unitAmounts.slice(-count) };
  const params = { currency: 'GBP' as const, ...soldItems([changed]) };
  if (pieces > 0) return [{ name: 'add_to_cart', params }];
  const removed: CartEvent = { name: 'remove_from_cart', params };
  return isEmpty ? [removed, { name: 'empty_cart', params: {} }] : [removed];
}
