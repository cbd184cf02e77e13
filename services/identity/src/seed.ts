import { createPool } from '@loupe/database/pool';
import { readKeySets } from '@loupe/subgraph-server/key-file';
import { KeySets, readConfig } from './config.ts';
import { createPorts } from './ports.ts';
import { republishCustomers } from './use-cases/republish-customers.ts';

/** Creates no accounts. With --republish the state of every customer is published again under a later version. */
const config = readConfig();
const pool = createPool({
  url: config.DATABASE_URL,
  applicationName: 'identity-seed',
  max: 1,
  kind: 'background',
});
if (process.argv.includes('--republish')) {
  const sets = readKeySets({ service: 'identity', file: config.KEYS_FILE, shape: KeySets });
  await republishCustomers(createPorts({ pool, digestKeys: () => sets['email-digest'] }));
}
await pool.end();
