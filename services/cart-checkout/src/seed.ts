import { readFile } from 'node:fs/promises';
import { createPool } from '@loupe/database/pool';
import { inTransaction } from '@loupe/database/transaction';
import { poolTx } from '@loupe/database/tx';
import { enqueue } from '@loupe/messaging/outbox';
import { z } from 'zod';
import { stockRepository } from './adapters/db/stock-repository.ts';
import type { StockRepository } from './adapters/db/stock-repository.ts';
import { readConfig } from './config.ts';
import { levelOf } from './domain/stock/level.ts';
import type { StockItem } from './domain/stock/stock-item.ts';
import { seedPromotions } from './promotion-seed.ts';
import { stockLevelState } from './events/published/stock-level-state.ts';
import { republishLevels } from './use-cases/republish-levels.ts';

/**
 * Stores the promotions of seed/promotions. Books the first receipts of seed/stock.json and publishes their levels; skus already in the
 * ledger are not changed. Sets the most pieces in one order of seed/order-limits.json, where none is set. With
 * --republish the level of every sku is published again, with a higher version, for a broker that has lost them.
 */
const numbersIn = async (file: string, least: number): Promise<Map<string, number>> => {
  const text = await readFile(new URL(`../seed/${file}`, import.meta.url), 'utf8');
  return new Map(Object.entries(z.record(z.string(), z.number().int().min(least)).parse(JSON.parse(text))));
};
const quantities = await numbersIn('stock.json', 0);
const limits = await numbersIn('order-limits.json', 1);
const url = readConfig().DATABASE_URL;
const pool = createPool({ url, applicationName: 'cart-checkout-seed', max: 1, kind: 'background' });

/** Publishes the levels that a write has changed, in its transaction. */
const publishing = (write: (stock: StockRepository) => Promise<StockItem[]>): Promise<StockItem[]> =>
  inTransaction(pool, async (tx) => {
    const items = await write(stockRepository(tx));
    for (const item of items) await enqueue(tx, stockLevelState(item, levelOf(item.onHand)));
    return items;
  });

await seedPromotions(pool);
await publishing((stock) => stock.open(quantities));
await stockRepository(poolTx(pool)).setFirstLimits(limits);
if (process.argv.includes('--republish')) {
  await republishLevels({
    republishAfter: (sku, limit) => publishing((stock) => stock.raiseVersions(sku, limit)),
  });
}
await pool.end();
