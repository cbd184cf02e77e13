/** Stock in the words that leave this service. */
export type StockLevel = 'in' | 'low' | 'out';

/** From here down to one, what is left is called low. */
export const LOW_STOCK = 3;

export function levelOf(quantity: number): StockLevel {
  if (quantity <= 0) return 'out';
  return quantity <= LOW_STOCK ? 'low' : 'in';
}

/** The level reached by a change, or null while it stays what it was: only crossings are published. */
export function levelCrossed(before: number, after: number): StockLevel | null {
  const level = levelOf(after);
  return level === levelOf(before) ? null : level;
}
