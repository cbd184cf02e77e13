import { readFile } from 'node:fs/promises';
import { createPool } from '@loupe/database/pool';
import { inTransaction } from '@loupe/database/transaction';
import { enqueue } from '@loupe/messaging/outbox';
import { z } from 'zod';
import { stockRepository } from './adapters/db/stock-repository.ts';
import { readConfig } from './config.ts';
import { levelOf } from './domain/stock/level.ts';
import { stockLevelState } from './events/published/stock-level-state.ts';

/**
 * Books the first receipts of seed/stock.json and publishes their levels; skus the ledger knows stay as they are. With
 * --republish the level of every sku is published again, for a broker that has forgotten them.
 */
const republish = process.argv.includes('--republish');
const file = new URL('../seed/stock.json', import.meta.url);
const quantities = z
  .record(z.string(), z.number().int().min(0))
  .parse(JSON.parse(await readFile(file, 'utf8')));
const url = readConfig().DATABASE_URL;
const pool = createPool({ url, applicationName: 'cart-checkout-seed', max: 1, kind: 'background' });

await inTransaction(pool, async (tx) => {
  const stock = stockRepository(tx);
  const opened = await stock.open(new Map(Object.entries(quantities)));
  for (const item of republish ? await stock.all() : opened) {
    await enqueue(tx, stockLevelState(item, levelOf(item.onHand)));
  }
});
await pool.end();
