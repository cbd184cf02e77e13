import type { Tx } from '@loupe/database/tx';
import type { ProductDisplay } from '../domain/product/product-display.ts';
import type { StockLevelState } from '../domain/product/stock-level.ts';

export interface ProjectStockLevelPorts {
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly stockLevels: (tx: Tx) => {
    /** @returns false when a level of the same or a later version is already stored */
    save(state: StockLevelState): Promise<boolean>;
  };
  readonly displays: (tx: Tx) => {
    productOf(sku: string): Promise<string | null>;
    raise(productIds: readonly string[]): Promise<ProductDisplay[]>;
  };
  readonly publish: (tx: Tx, display: ProductDisplay) => Promise<void>;
}

/**
 * Stores the stock level of a sku, and publishes in the same transaction that pages show its product differently, so that a
 * consumer of that event reads the new level. The level of a sku that no product has yet is stored only.
 */
export const projectStockLevel = (
  { transaction, stockLevels, displays, publish }: ProjectStockLevelPorts,
  state: StockLevelState,
): Promise<void> =>
  transaction(async (tx) => {
    if (!(await stockLevels(tx).save(state))) return;
    const productId = await displays(tx).productOf(state.sku);
    if (productId === null) return;
    for (const display of await displays(tx).raise([productId])) await publish(tx, display);
  });
