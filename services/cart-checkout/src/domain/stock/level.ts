/** Stock as it is published by this service. */
export type StockLevel = 'in' | 'low' | 'out';

/** Stock from 1 to this number is low. */
export const LOW_STOCK = 3;

/** A change publishes a level exactly if it crosses one of them: stock is at most the bound on one side only. */
export const LEVEL_BOUNDS = [0, LOW_STOCK] as const;

export function levelOf(quantity: number): StockLevel {
  if (quantity <= 0) return 'out';
  return quantity <= LOW_STOCK ? 'low' : 'in';
}

/** The new level after a change, or null when it is the same: only crossings are published. */
export function levelCrossed(before: number, after: number): StockLevel | null {
  const level = levelOf(after);
  return level === levelOf(before) ? null : level;
}
