import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { claimPort } from '@loupe/test-harness/ports';
import pg from 'pg';
import { startPostgres, type PostgresServer } from '@loupe/local-servers/postgres/postgres';
import { archivedMoment } from './archived-moment.ts';
import { archiveFlags, prepareRestore, takeBaseBackup } from './base-backup.ts';

let folder: string;
let server: PostgresServer | undefined;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'loupe-restore-'));
  chmodSync(folder, 0o777); // Postgres runs as a user of its own
});
afterAll(async () => {
  await server?.stop('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

async function withClient<T>(
  { adminUrl }: PostgresServer,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const isWritable = (running: PostgresServer) =>
  withClient(running, async (client) => {
    const { rows } = await client.query<{ yes: boolean }>('SELECT NOT pg_is_in_recovery() AS yes');
    return rows[0]!.yes;
  });

it('restores every row that was committed before the moment, and none after it, while rows were written', async () => {
  const [dataDir, backup] = [join(folder, 'data'), join(folder, 'backup')];
  const port = await claimPort();
  const start = () =>
    startPostgres({ dataDir, port, logFile: join(folder, 'postgres.log'), flags: archiveFlags(folder) });
  server = await start();
  const insert = (client: pg.Client, from: number, to: number) =>
    client.query('INSERT INTO sale SELECT generate_series($1::int, $2::int)', [from, to]);
  const moment = await withClient(server, async (client) => {
    await client.query('CREATE TABLE sale (id int PRIMARY KEY)');
    await insert(client, 1, 1_000);
    const during = withClient(server!, (other) => insert(other, 1_001, 20_000));
    await takeBaseBackup(client, dataDir, backup);
    await during;
    await insert(client, 20_001, 20_100);
    return archivedMoment(client);
  });
  await withClient(server, async (client) => {
    await insert(client, 20_101, 20_200);
    await client.query('DROP TABLE sale');
  });
  await server.stop('SIGKILL');
  await prepareRestore({ backup, archive: folder, dataDir, moment });
  server = await start();
  while (!(await isWritable(server))) await delay(50);
  const { rows } = await withClient(server, (client) =>
    client.query('SELECT count(*)::int, max(id) FROM sale'),
  );
  expect(rows).toEqual([{ count: 20_100, max: 20_100 }]);
});
