import { createServer } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { forgetOldOrders } from './old-orders.ts';
import type { RegisteredTable } from './register.ts';
import { workRequests } from './work-requests.ts';

/** After this without the end of a round only a new process helps; a copy of a person takes seconds. */
const HUNG_AFTER_MS = 15 * 60_000;
const CONNECT_MS = 10_000;

/** One round, on a connection of its own. @returns whether no request failed */
export async function workOnce(adminUrl: string, register: readonly RegisteredTable[]): Promise<boolean> {
  const client = new pg.Client({
    connectionString: adminUrl,
    application_name: 'privacy',
    connectionTimeoutMillis: CONNECT_MS,
  });
  // Otherwise the end of a connection ends the process.
  client.on('error', () => {});
  await client.connect();
  try {
    const { answered, failed } = await workRequests(client, register);
    for (const line of answered) process.stdout.write(`${line}\n`);
    for (const line of failed) process.stderr.write(`${line}\n`);
    const old = await forgetOldOrders(client, register);
    if (old > 0) process.stdout.write(`persons of ${old} old orders: blanked\n`);
    return failed.length === 0;
  } finally {
    await client.end();
  }
}

/**
 * Rounds until the process is stopped. One that fails, such as while Postgres is down, is only told: requests wait in the database.
 * @param port answers /healthz: 503 when a round hangs
 */
export async function keepWorking(
  round: () => Promise<unknown>,
  seconds: number,
  port?: number,
): Promise<never> {
  let endedAt = Date.now();
  if (port !== undefined)
    createServer((_, response) => {
      response.writeHead(Date.now() - endedAt < HUNG_AFTER_MS + seconds * 1_000 ? 200 : 503).end();
    }).listen(port, '127.0.0.1');
  for (;;) {
    await round().catch((error: unknown) => process.stderr.write(`${String(error)}\n`));
    endedAt = Date.now();
    await delay(seconds * 1_000);
  }
}
