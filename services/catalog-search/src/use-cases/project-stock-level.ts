import type { Tx } from '@loupe/database/tx';
import type { ProductDisplay } from '../domain/product/product-display.ts';
import type { StockLevelState } from '../domain/product/stock-level.ts';

export interface ProjectStockLevelPorts {
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** @returns false when a level of the same or a later version is already known */
  readonly save: (tx: Tx, state: StockLevelState) => Promise<boolean>;
  readonly displays: (tx: Tx) => {
    productOf(sku: string): Promise<string | null>;
    raise(productIds: readonly string[]): Promise<ProductDisplay[]>;
  };
  readonly publish: (tx: Tx, display: ProductDisplay) => Promise<void>;
}

/**
 * Keeps what cart-checkout said of a sku, and says in the same transaction that pages show its product differently: who hears
 * of it and asks is answered with the new level. A sku that no product has yet is kept and told of with its product.
 */
export const projectStockLevel = (
  { transaction, save, displays, publish }: ProjectStockLevelPorts,
  state: StockLevelState,
): Promise<void> =>
  transaction(async (tx) => {
    if (!(await save(tx, state))) return;
    const productId = await displays(tx).productOf(state.sku);
    if (productId === null) return;
    for (const display of await displays(tx).raise([productId])) await publish(tx, display);
  });
