import type { Tx } from '@loupe/database/tx';
import type { ProductDisplay } from '../domain/product/product-display.ts';

export interface TellPriceChangesPorts {
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly displays: (tx: Tx) => {
    takeCrossedPrices(): Promise<string[]>;
    raise(productIds: readonly string[]): Promise<ProductDisplay[]>;
  };
  readonly publish: (tx: Tx, display: ProductDisplay) => Promise<void>;
}

/**
 * Publishes the products with a price that began or ended since the last call: that happens by the clock, without the product
 * being saved.
 * @returns how many products
 */
export const tellPriceChanges = ({
  transaction,
  displays,
  publish,
}: TellPriceChangesPorts): Promise<number> =>
  transaction(async (tx) => {
    const crossed = await displays(tx).takeCrossedPrices();
    if (crossed.length === 0) return 0;
    const changed = await displays(tx).raise(crossed);
    for (const display of changed) await publish(tx, display);
    return changed.length;
  });
