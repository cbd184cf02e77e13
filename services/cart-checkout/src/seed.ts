import { readFile } from 'node:fs/promises';
import { createPool } from '@loupe/database/pool';
import { inTransaction } from '@loupe/database/transaction';
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
 * Stores the promotions of seed/promotions. Books the first receipts of seed/stock.json and publishes their levels; skus already in the ledger are not changed. With
 * --republish the level of every sku is published again, with a higher version, for a broker that has lost them.
 */
const file = new URL('../seed/stock.json', import.meta.url);
const quantities = z
  .record(z.string(), z.number().int().min(0))
  .parse(JSON.parse(await readFile(file, 'utf8')));
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
await publishing((stock) => stock.open(new Map(Object.entries(quantities))));
if (process.argv.includes('--republish')) {
  await republishLevels({
    republishAfter: (sku, limit) => publishing((stock) => stock.raiseVersions(sku, limit)),
  });
}
await pool.end();
