import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { COMPILE_CACHE } from '@loupe/test-harness/compile-cache';
import { keysFile, oneKey, testKeys } from '@loupe/test-harness/keys';
import { claimPort } from '@loupe/test-harness/ports';
import { until } from '@loupe/test-harness/until';
import { DIGEST_SET, openHouse } from './support/house.ts';
import type { House } from './support/house.ts';
import { openMailServer } from '@loupe/test-harness/mail-server';
import type { MailServer } from '@loupe/test-harness/mail-server';
import { newCustomer } from './support/shopper.ts';

let house: House;
let server: MailServer;
let child: ChildProcess;
let origin: string;

const environment = (port: number): Record<string, string> => ({
  ...COMPILE_CACHE,
  PORT: String(port),
  DATABASE_URL: house.database.url,
  KAFKA_BROKERS: '127.0.0.1:9',
  KEYS_FILE: keysFile({
    gateway: testKeys().gateway.publicSet,
    'cart-checkout': testKeys()['cart-checkout'].publicSet,
    'email-digest': DIGEST_SET,
    recaptcha: oneKey('a-secret-of-ours'),
    loqate: oneKey('a-key-of-ours'),
    meta: oneKey('a-token-of-ours'),
  }),
  SMTP_URL: server.url,
  MAIL_FROM_BEAVERBROOKS: 'Beaverbrooks <accounts@beaverbrooks.localhost>',
  MAIL_FROM_LOUPE: 'Loupe <accounts@loupe.localhost>',
  STOREFRONT_URL_BEAVERBROOKS: 'https://beaverbrooks.example',
  STOREFRONT_URL_LOUPE: 'https://loupe.example',
  RECAPTCHA_URL: 'http://127.0.0.1:9',
  LOQATE_URL: 'http://127.0.0.1:9',
  LOG_LEVEL: 'silent',
});

beforeAll(async () => {
  [house, server] = await Promise.all([openHouse(), openMailServer()]);
  const port = await claimPort();
  origin = `http://127.0.0.1:${port}`;
  const options = { cwd: new URL('../../', import.meta.url), env: environment(port) };
  child = spawn(process.execPath, ['src/main.ts'], { ...options, stdio: 'inherit' });
});
afterAll(async () => {
  child.kill('SIGKILL');
  await Promise.all([house.close(), server.close()]);
});

describe('the process', () => {
  it('is ready without a broker, sends the e-mails that a crashed one left, and drains', async () => {
    const { email } = await newCustomer(house);
    await house.query(
      `INSERT INTO later_work (id, kind, payload, attempts, next_attempt_at, created_at)
       VALUES (uuidv7(), 'password-reset', jsonb_build_object('site', 'beaverbrooks', 'email', $1::text), 0, now(), now())`,
      [email],
    );
    await until('it is ready', async () => (await fetch(`${origin}/readyz`)).ok);
    await until('the e-mail has come', async () => server.inbox.length === 1);
    expect(server.words(0)).toContain('https://beaverbrooks.example/login/pw/change?token=');
    await until('nothing is owed', async () => (await house.query('SELECT id FROM later_work')).length === 0);
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
  });

  it('publishes every customer’s state again as a later version, for services that lost it', async () => {
    const { id } = await newCustomer(house);
    const options = { cwd: new URL('../../', import.meta.url), env: environment(0) };
    const seed = spawn(process.execPath, ['src/seed.ts', '--republish'], { ...options, stdio: 'inherit' });
    expect(await once(seed, 'exit')).toEqual([0, null]);
    const versions = await house.query<{ version: bigint }>(
      'SELECT aggregate_version AS version FROM outbox WHERE aggregateid = $1 ORDER BY seq',
      [id],
    );
    expect(versions.map(({ version }) => version)).toEqual([1n, 2n]);
  });

  it('publishes them in batches, each committed before the next is read', async () => {
    await house.query(
      `INSERT INTO customer (site, email, hybris_customer_id)
       SELECT 'loupe', 'many' || number || '@example.com', 'lou_root' || number FROM generate_series(1, 600) AS number`,
    );
    const change = await house.pool.connect();
    await change.query('BEGIN');
    await change.query('SET LOCAL idle_in_transaction_session_timeout = 0');
    await change.query('SELECT FROM customer ORDER BY id DESC LIMIT 1 FOR UPDATE');
    await house.query('TRUNCATE outbox');
    const options = { cwd: new URL('../../', import.meta.url), env: environment(0) };
    const seed = spawn(process.execPath, ['src/seed.ts', '--republish'], { ...options, stdio: 'inherit' });
    const exit = once(seed, 'exit');
    const told = async () => (await house.query('SELECT FROM outbox')).length;
    const waits = `SELECT FROM pg_stat_activity WHERE application_name = 'identity-seed' AND wait_event_type = 'Lock'`;
    await until('it waits for the last customer', async () => (await house.query(waits)).length > 0);
    expect(await told()).toBe(500);
    await change.query('COMMIT');
    change.release();
    expect(await exit).toEqual([0, null]);
    const [customers] = await house.query<{ n: number }>('SELECT count(*)::int AS n FROM customer');
    expect(await told()).toBe(customers?.n);
  });
});
