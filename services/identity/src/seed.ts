import { createPool } from '@loupe/database/pool';
import { emailDigest } from './adapters/email-digest.ts';
import { readConfig } from './config.ts';
import { createPorts } from './ports.ts';
import { republishCustomers } from './use-cases/republish-customers.ts';

/** There are no accounts to begin with. With --republish every customer's state is published again, as newer than before. */
const config = readConfig();
const pool = createPool({
  ...{ url: config.DATABASE_URL, applicationName: 'identity-seed', max: 1, kind: 'background' },
});
if (process.argv.includes('--republish')) {
  await republishCustomers(
    createPorts({ pool, outside: {}, digestOf: emailDigest(config.EMAIL_DIGEST_KEY) }),
  );
}
await pool.end();
