import { randomUUIDv7 } from 'node:crypto';
import { createPool } from '@loupe/database/pool';
import { inTransaction } from '@loupe/database/transaction';
import { enqueue } from '@loupe/messaging/outbox';
import { SITES } from '@loupe/contracts/sites';
import { contentStore } from './adapters/db/content-store.ts';
import { readConfig } from './config.ts';
import { contentItemState } from './events/published/content-item-state.ts';
import { readSeed } from './seed/seed-files.ts';
import { saveContent } from './use-cases/save-content.ts';

/**
 * Saves the content of seed/ for both shops and publishes the items that changed. With --republish the state of every item is
 * published again, for a broker that has lost them.
 */
const republish = process.argv.includes('--republish');
const url = readConfig().DATABASE_URL;
const pool = createPool({ url, applicationName: 'content-seed', max: 1, kind: 'background' });
for (const site of SITES) {
  await inTransaction(pool, (tx) =>
    saveContent(
      {
        store: contentStore(tx, randomUUIDv7),
        publish: (state) => enqueue(tx, contentItemState(state)),
        republish,
      },
      readSeed(site),
    ),
  );
}
await pool.end();
