import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { createPool } from '@loupe/database/pool';
import { poolTx } from '@loupe/database/tx';
import { openKeySets } from '@loupe/subgraph-server/key-file';
import { createLogger } from '@loupe/telemetry/logger';
import { lostOrders } from './adapters/db/lost-orders.ts';
import { resendMessages } from './adapters/fulfilment/resend-messages.ts';
import { KeySets, readConfig } from './config.ts';

/** The part of `npm run restore` that talks to the warehouse: `resend <moment>`, and `close <order> --reason …`. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { reason: { type: 'string' }, by: { type: 'string' } },
});
const [command, of = ''] = positionals;
const config = readConfig();

async function resend(): Promise<string> {
  const service = 'restore-operator';
  const logger = createLogger({ service, level: config.LOG_LEVEL, destination: process.stderr });
  const keys = openKeySets({ service, file: config.KEYS_FILE, shape: KeySets, logger });
  const options = { url: config.FULFILMENT_URL, keys: () => keys().fulfilment, now: () => new Date() };
  const messages = await resendMessages(options, new Date(of));
  return `The warehouse sends ${messages} messages again.`;
}

async function close(): Promise<string> {
  const pool = createPool({
    url: config.DATABASE_URL,
    applicationName: 'restore-operator',
    max: 1,
    kind: 'background',
  });
  try {
    const decision = `closed by ${values.by ?? userInfo().username}: ${values.reason}`;
    const closed = await lostOrders(poolTx(pool)).close(of, decision);
    if (closed === 0) process.exitCode = 1;
    return closed === 0
      ? `No message of the warehouse waits for an order ${of}.`
      : `${closed} messages about ${of} are closed.`;
  } finally {
    await pool.end();
  }
}

process.stdout.write(`${await (command === 'resend' ? resend() : close())}\n`);
