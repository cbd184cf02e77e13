import { createPool } from '@loupe/database/pool';
import { inTransaction } from '@loupe/database/transaction';
import { enqueue } from '@loupe/messaging/outbox';
import { readKeySets } from '@loupe/subgraph-server/key-file';
import { accountRepository } from './adapters/db/account-repository.ts';
import { emailDigests } from './adapters/email-digest.ts';
import { KeySets, readConfig } from './config.ts';
import { customerState } from './events/published/customer-state.ts';

/** There are no accounts to begin with. With --republish every customer's state is published again, as newer than before. */
const config = readConfig();
const pool = createPool({
  ...{ url: config.DATABASE_URL, applicationName: 'identity-seed', max: 1, kind: 'background' },
});
if (process.argv.includes('--republish')) {
  const sets = readKeySets({ service: 'identity', file: config.KEYS_FILE, shape: KeySets });
  const { published } = emailDigests(() => sets['email-digest']);
  await inTransaction(pool, async (tx) => {
    for (const state of await accountRepository(tx).republishable())
      await enqueue(tx, customerState(state, published));
  });
}
await pool.end();
