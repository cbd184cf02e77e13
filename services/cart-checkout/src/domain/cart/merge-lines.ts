import { MAX_LINES, maxQuantityAt } from './cart.ts';

/** A stored line. */
export interface StoredLine {
  readonly id: string;
  readonly sku: string;
  /** Of the piece: lines with other options have it too. */
  readonly variantSku: string;
  readonly quantity: number;
  /** Pence per piece when it was added. */
  readonly priceWhenAdded: number;
  readonly addedAt: Date;
}

/** The changes that merge the lines of two carts. */
export interface MergedLines {
  /** Lines of the remaining cart with their new values. */
  readonly raised: readonly Pick<StoredLine, 'id' | 'quantity' | 'priceWhenAdded'>[];
  /** Ids of the other cart's lines that are moved unchanged. */
  readonly moved: readonly string[];
}

/**
 * Merges the guest's lines into the customer's cart: quantities of one sku are added, up to 99, and other lines are moved, the
 * guest's newest first, up to 50 lines in all. Of a complimentary piece one is kept, whatever was chosen for it. The line keeps the guest's price for comparison with the current one, because it is
 * the price the shopper saw last.
 */
export function mergeLines(own: readonly StoredLine[], guest: readonly StoredLine[]): MergedLines {
  const bySku = new Map(own.map((line) => [line.sku, line]));
  const isGivenAlready = ({ priceWhenAdded, variantSku }: StoredLine): boolean =>
    priceWhenAdded === 0 && own.some((line) => line.variantSku === variantSku);
  const room = Math.max(0, MAX_LINES - own.length);
  return {
    raised: guest.flatMap(({ sku, quantity, priceWhenAdded }) => {
      const line = bySku.get(sku);
      if (line === undefined) return [];
      const most = maxQuantityAt(priceWhenAdded);
      return [{ id: line.id, quantity: Math.min(line.quantity + quantity, most), priceWhenAdded }];
    }),
    moved: guest
      .filter((line) => !bySku.has(line.sku) && !isGivenAlready(line))
      .toSorted((left, right) => right.addedAt.getTime() - left.addedAt.getTime())
      .slice(0, room)
      .map(({ id }) => id),
  };
}
