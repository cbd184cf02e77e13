import { sweepEach } from '@loupe/database/sweep-each';
import type { Tx } from '@loupe/database/tx';
import { levelOf } from '../domain/stock/level.ts';
import type { StockLevel } from '../domain/stock/level.ts';
import type { StockItem } from '../domain/stock/stock-item.ts';

export interface SweepBucketsPorts {
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly stockBuckets: { splitSkus(): Promise<string[]> };
  readonly stockBucketsIn: (tx: Tx) => {
    lock(sku: string): Promise<string | null>;
    clear(sku: string): Promise<{ readonly onHand: number; readonly buckets: number }>;
    publishing(sku: string, level: StockLevel, buckets: number): Promise<bigint>;
  };
  readonly publishLevel: (tx: Tx, item: StockItem, level: StockLevel) => Promise<void>;
}

/**
 * Publishes changed levels of skus with buckets, because a sale from one bucket does not see the others, and removes empty buckets: a sku
 * without any is an ordinary one again.
 * @returns the number of changed skus
 */
export async function sweepBuckets(ports: SweepBucketsPorts): Promise<number> {
  let changed = 0;
  await sweepEach(await ports.stockBuckets.splitSkus(), async (sku) => {
    if (await sweepSku(ports, sku)) changed++;
  });
  return changed;
}

const sweepSku = ({ transaction, stockBucketsIn, publishLevel }: SweepBucketsPorts, sku: string) =>
  transaction(async (tx) => {
    const stock = stockBucketsIn(tx);
    const publishedLevel = await stock.lock(sku);
    if (publishedLevel === null) return false;
    const { onHand, buckets } = await stock.clear(sku);
    const level = levelOf(onHand);
    if (level === publishedLevel && buckets > 0) return false;
    const version = await stock.publishing(sku, level, buckets);
    if (level !== publishedLevel) await publishLevel(tx, { sku, onHand, version }, level);
    return true;
  });
