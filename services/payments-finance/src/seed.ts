import { readFileSync } from 'node:fs';
import { createPool } from '@loupe/database/pool';
import { financeRepository } from './adapters/db/finance-repository.ts';
import { readConfig } from './config.ts';
import { readOverlays } from './seed/overlay-file.ts';

/** Adds the finance products of seed/ that are missing. The running service reads the lender's terms of them. */
const pool = createPool({
  url: readConfig().DATABASE_URL,
  applicationName: 'payments-finance-seed',
  max: 1,
  kind: 'background',
});
const file = new URL('../seed/finance-products.json', import.meta.url);
await financeRepository(pool).saveOverlays(readOverlays(readFileSync(file, 'utf8')), 'seed', 'add');
await pool.end();
