import { MAX_LINES, MAX_QUANTITY } from './cart.ts';

/** A line as stored. */
export interface StoredLine {
  readonly id: string;
  readonly sku: string;
  readonly quantity: number;
  /** Pence a piece when it was put in. */
  readonly priceWhenAdded: number;
  readonly addedAt: Date;
}

/** What becomes of the lines of two bags when one goes into the other. */
export interface MergedLines {
  /** Lines of the bag that stays, as they are now. */
  readonly raised: readonly Pick<StoredLine, 'id' | 'quantity' | 'priceWhenAdded'>[];
  /** Ids of the other bag's lines that move over as they are. */
  readonly moved: readonly string[];
}

/**
 * What a guest put into the bag goes into the customer's: quantities of one piece are summed, 99 at most, and different pieces
 * join while there is room for them, 50 in all, the guest's newest first. The price compared with today's is the one the guest
 * saw, since that was seen last.
 */
export function mergeLines(own: readonly StoredLine[], guest: readonly StoredLine[]): MergedLines {
  const bySku = new Map(own.map((line) => [line.sku, line]));
  const room = Math.max(0, MAX_LINES - own.length);
  return {
    raised: guest.flatMap(({ sku, quantity, priceWhenAdded }) => {
      const line = bySku.get(sku);
      if (line === undefined) return [];
      return [{ id: line.id, quantity: Math.min(line.quantity + quantity, MAX_QUANTITY), priceWhenAdded }];
    }),
    moved: guest
      .filter(({ sku }) => !bySku.has(sku))
      .toSorted((left, right) => right.addedAt.getTime() - left.addedAt.getTime())
      .slice(0, room)
      .map(({ id }) => id),
  };
}
