import { inTransaction } from '@loupe/database/transaction';
import { createPool } from '@loupe/database/pool';
import { storeStockRepository } from './adapters/db/store-stock-repository.ts';
import { storeStore } from './adapters/db/store-store.ts';
import { readConfig } from './config.ts';
import { storeState } from './events/published/store-state.ts';
import { saveDiaries } from './adapters/db/diary-seed.ts';
import { diaryDrafts } from './seed/diary-drafts.ts';
import { postOfficeDrafts } from './seed/post-office-drafts.ts';
import {
  readSeedHolidays,
  readSeedPostOffices,
  readSeedRegions,
  readSeedStores,
  readSeedStoreStock,
} from './seed/seed-files.ts';
import { storeDrafts } from './seed/store-drafts.ts';
import { openStoreStock } from './use-cases/open-store-stock.ts';
import { saveStores } from './use-cases/save-stores.ts';

/**
 * Saves the stores and post offices of seed/ and publishes those that changed, saves their services and teams, and counts their stock. With --republish the state of every store is published again, for a
 * broker that has lost them.
 */
const pool = createPool({
  url: readConfig().DATABASE_URL,
  applicationName: 'stores-reservations-seed',
  max: 2,
  kind: 'background',
});
const holidays = readSeedHolidays();
await saveStores(
  {
    store: storeStore(pool, storeState),
    republish: process.argv.includes('--republish'),
  },
  {
    regions: readSeedRegions(),
    stores: [
      ...storeDrafts(readSeedStores(), holidays),
      ...postOfficeDrafts(readSeedPostOffices(), holidays),
    ],
  },
);
await inTransaction(pool, (tx) => saveDiaries(tx, diaryDrafts(readSeedStores())));
await openStoreStock(
  {
    transaction: (work) => inTransaction(pool, work),
    storeStockIn: storeStockRepository,
    now: () => new Date(),
  },
  readSeedStoreStock(),
);
await pool.end();
