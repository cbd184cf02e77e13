import type { StockItem } from '../domain/stock/stock-item.ts';

export interface RepublishLevelsPorts {
  /** Raises the versions of the next skus and publishes their levels in one transaction. @returns them; none after the last sku */
  readonly republishAfter: (sku: string, limit: number) => Promise<readonly StockItem[]>;
}

/** Small, because a sale of one of these skus waits until the transaction ends. */
const BATCH = 50;

/** Publishes the level of every sku again, with a higher version than before. @returns how many */
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
