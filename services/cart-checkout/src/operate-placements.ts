import { createPool } from '@loupe/database/pool';
import { poolTx } from '@loupe/database/tx';
import { stuckPlacements } from './adapters/db/stuck-placements.ts';
import { longestPlacementSeconds, readConfig } from './config.ts';
import { stuckPlacementsInWords } from './operator/say-stuck-placements.ts';

const HOUR_SECONDS = 3_600;

/** The part of `npm run payments -- stuck` that checkout knows: placements past due for over an hour. */
const config = readConfig();
const pool = createPool({
  ...{ url: config.DATABASE_URL, applicationName: 'placements-operator', max: 1, kind: 'background' },
});
try {
  const stuck = await stuckPlacements(poolTx(pool), longestPlacementSeconds(config) + HOUR_SECONDS);
  process.stdout.write(`${stuckPlacementsInWords(stuck)}\n`);
  process.exitCode = stuck.length === 0 ? 0 : 1;
} finally {
  await pool.end();
}
