import { createPool } from '@loupe/database/pool';
import { inTransaction } from '@loupe/database/transaction';
import { enqueue } from '@loupe/messaging/outbox';
import { accountRepository } from './adapters/db/account-repository.ts';
import { emailDigest } from './adapters/email-digest.ts';
import { readConfig } from './config.ts';
import { customerState } from './events/published/customer-state.ts';

/** There are no accounts to begin with. With --republish every customer's state is published again, as newer than before. */
const config = readConfig();
const pool = createPool({
  ...{ url: config.DATABASE_URL, applicationName: 'identity-seed', max: 1, kind: 'background' },
});
if (process.argv.includes('--republish')) {
  await inTransaction(pool, async (tx) => {
    for (const state of await accountRepository(tx).republishable())
      await enqueue(tx, customerState(state, emailDigest(config.EMAIL_DIGEST_KEY)));
  });
}
await pool.end();
