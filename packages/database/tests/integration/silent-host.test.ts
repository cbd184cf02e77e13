import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { createPool } from '@loupe/database/pool';
import { inTransaction } from '@loupe/database/transaction';
import { poolTx } from '@loupe/database/tx';
import { testDatabase } from '@loupe/test-harness/postgres';
import type { TestDatabase } from '@loupe/test-harness/postgres';

/** The statement timeout, one second more, and a margin for a busy machine. */
const WITHIN_MS = 4_500;

let database: TestDatabase;
let pool: pg.Pool;
const sockets = new Set<Socket>();

/** A proxy whose open connections can be made silent: no bytes in either direction, and no close. */
const host = createServer((client) => {
  const { hostname, port } = new URL(database.url);
  const server = connect(Number(port), hostname);
  for (const socket of [client, server]) {
    sockets.add(socket);
    socket.on('error', () => {});
  }
  client.on('data', (bytes) => server.write(bytes));
  server.on('data', (bytes) => client.write(bytes));
});
const vanish = () => sockets.forEach((socket) => socket.removeAllListeners('data').resume());

async function rejectsInTime(work: () => Promise<unknown>): Promise<void> {
  const startedAt = performance.now();
  await expect(work()).rejects.toThrow('Query read timeout');
  expect(performance.now() - startedAt).toBeLessThan(WITHIN_MS);
}

const pid = async () => (await poolTx(pool).query<{ pid: number }>('SELECT pg_backend_pid() AS pid'))[0]?.pid;

beforeAll(async () => {
  database = await testDatabase({ service: 'silent-host-test' });
  host.listen(0, '127.0.0.1');
  await once(host, 'listening');
  const url = new URL(database.url);
  url.host = `127.0.0.1:${(host.address() as AddressInfo).port}`;
  pool = createPool({ url: url.toString(), applicationName: 'silent-host', kind: 'request', max: 1 });
});

afterAll(async () => {
  await pool.end();
  host.close();
  sockets.forEach((socket) => socket.destroy());
  await database.drop();
});

describe('a database host that vanishes', () => {
  it('[F48] a statement ends a second after its own limit, and the next uses a new connection', async () => {
    const before = await pid();
    vanish();
    await rejectsInTime(() => poolTx(pool).query('SELECT 1'));
    expect(await pid()).not.toBe(before);
  });

  it('[F48] a transaction ends likewise, without waiting for its rollback', async () => {
    const before = await pid();
    await rejectsInTime(() =>
      inTransaction(pool, async (tx) => {
        await tx.query('SELECT 1');
        vanish();
        await tx.query('SELECT 2');
      }),
    );
    expect(await pid()).not.toBe(before);
  });

  it('[F48] a broken connection that is released without an error is not reused', async () => {
    const before = await pid();
    const client = await pool.connect();
    client.on('error', () => {});
    vanish();
    await rejectsInTime(() => client.query('SELECT 1'));
    client.release();
    expect(await pid()).not.toBe(before);
  });
});
