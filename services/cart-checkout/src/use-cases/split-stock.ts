import type { Tx } from '@loupe/database/tx';
import type { StockCount } from '../domain/stock/change-stock.ts';

export interface SplitStockPorts {
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly stockIn: (tx: Tx) => { lock(sku: string): Promise<StockCount | null> };
  readonly stockBucketsIn: (tx: Tx) => { split(sku: string, buckets: number): Promise<number> };
}

export type SplitAnswer =
  | { readonly outcome: 'split'; readonly pieces: number }
  | { readonly outcome: 'unknown-sku' }
  | { readonly outcome: 'nothing-free' };

/**
 * Spreads the pieces of a sku that nobody has reserved evenly over buckets, also when it has some already, or with 0 puts them back into
 * one row. What is reserved in buckets stays there until it is sold or released.
 */
export function splitStock(ports: SplitStockPorts, sku: string, buckets: number): Promise<SplitAnswer> {
  return ports.transaction(async (tx) => {
    const count = await ports.stockIn(tx).lock(sku);
    if (count === null) return { outcome: 'unknown-sku' };
    const free = count.onHand - count.reserved;
    if (buckets === 0) return { outcome: 'split', pieces: free };
    if (free === 0) return { outcome: 'nothing-free' };
    return { outcome: 'split', pieces: await ports.stockBucketsIn(tx).split(sku, buckets) };
  });
}
