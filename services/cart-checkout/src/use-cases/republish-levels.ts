import type { StockItem } from '../domain/stock/stock-item.ts';

export interface RepublishLevelsPorts {
  /** Raises the versions of the next skus and publishes their levels in one transaction. @returns them; none after the last */
  readonly republishAfter: (sku: string, limit: number) => Promise<readonly StockItem[]>;
}

/** Few, because a sale that wants one of them waits until their levels are written. */
const BATCH = 50;

/** Publishes the level of every sku again, as newer than whatever was published of it before. @returns how many */
export async function republishLevels({ republishAfter }: RepublishLevelsPorts): Promise<number> {
  let [count, last] = [0, ''];
  for (;;) {
    const batch = await republishAfter(last, BATCH);
    const end = batch.at(-1);
    if (end === undefined) return count;
    count += batch.length;
    last = end.sku;
  }
}
