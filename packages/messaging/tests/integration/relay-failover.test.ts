import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type { Topic } from '@loupe/contracts/topics';
import { bootstrapDatabase } from '@loupe/database/bootstrap';
import { txOf } from '@loupe/database/tx';
import { createLogger } from '@loupe/telemetry/logger';
import { startFailoverPostgres } from '@loupe/test-harness/failover-postgres';
import type { FailoverPostgres } from '@loupe/test-harness/failover-postgres';
import { startTestKafka } from '@loupe/test-harness/kafka';
import type { TestKafka } from '@loupe/test-harness/kafka';
import { createKafka } from '../../src/kafka.ts';
import type { KafkaClient } from '../../src/kafka.ts';
import { startRelay } from '../../src/relay.ts';
import type { Relay } from '../../src/relay.ts';
import { freshTopic } from './broker-and-database.ts';
import { eventually } from './eventually.ts';
import { put } from './outbox-row.ts';
import { envelopeIds, readAll } from './topic-reader.ts';

const SQL = readFileSync(join(import.meta.dirname, '../../sql/messaging.sql'), 'utf8');
const DATABASE = 'failover';
const ROLE = 'messaging_test';

let server: FailoverPostgres;
let broker: TestKafka;
let kafka: KafkaClient;
let topic: Topic;
let relay: Relay;
/** Of the log. */
let errors: string[];

const EXEMPT = '-c default_transaction_read_only=off';

/** A relay on its own connection, which by default ignores the server's read-only setting. */
async function query<Row extends object>(
  sql: string,
  values: readonly unknown[] = [],
  options = EXEMPT,
): Promise<Row[]> {
  const connectionString = urlOf('postgres');
  const client = new pg.Client({ connectionString, options: `${options} -c search_path=${ROLE}` });
  await client.connect();
  const { rows } = await client.query<Row>(sql, [...values]).finally(() => client.end());
  return rows;
}

function urlOf(role: string): string {
  const url = new URL(server.adminUrl);
  return Object.assign(url, { username: role, password: role, pathname: `/${DATABASE}` }).toString();
}

const putVersion = (version: number) => put(txOf(query), topic, 'k', version);

const sent = async () => envelopeIds(await readAll(kafka, topic.name));
const failed = (times: number) =>
  eventually(() => errors.length >= times, `the relay has failed ${times} times`);
const allPublished = () =>
  eventually(
    async () => (await query('SELECT FROM outbox WHERE published_at IS NULL')).length === 0,
    'every row is published',
  );

/** Also applies to open sessions: the server notifies them before it accepts a new one. */
async function turnReadOnly(setting: 'on' | 'off'): Promise<void> {
  await query(`ALTER SYSTEM SET default_transaction_read_only = ${setting}`);
  await query('SELECT pg_reload_conf()');
  await eventually(async () => {
    const [row] = await query<{ setting: string }>(
      `SELECT current_setting('default_transaction_read_only') AS setting`,
      [],
      '',
    );
    return row?.setting === setting;
  }, `new sessions have it ${setting}`);
}

function start(): void {
  const destination = { write: (line: string) => void errors.push(line) };
  const logger = createLogger({ service: 'messaging-test', level: 'error', destination });
  relay = startRelay({ url: urlOf(ROLE), service: 'messaging-test', kafka, logger, pollMs: 20 });
}

beforeAll(async () => {
  [server, broker] = await Promise.all([startFailoverPostgres(), startTestKafka()]);
  await bootstrapDatabase({
    adminUrl: server.adminUrl,
    database: DATABASE,
    services: ['messaging-test'],
  });
  await query(`SET ROLE ${ROLE}; ${SQL}`);
  const logger = createLogger({ service: 'messaging-test', level: 'silent' });
  kafka = createKafka({ brokers: [broker.brokers], clientId: 'messaging-test', logger });
});
beforeEach(async () => {
  topic = await freshTopic(kafka, { partitions: 1 });
  errors = [];
});
afterEach(() => relay.stop());
afterAll(async () => {
  await Promise.all([server.stop(), broker.stop()]);
});

describe('the relay', () => {
  it('sends nothing from a standby, and leads when that is promoted', async () => {
    const id = await putVersion(1);
    await server.demote();
    start();
    await failed(2);
    expect(await sent()).toEqual([]);
    await server.promote();
    await allPublished();
    expect(await sent()).toEqual([id]);
  });

  it('sends nothing from a server that is read-only', async () => {
    const id = await putVersion(1);
    await turnReadOnly('on');
    start();
    await failed(2);
    expect(await sent()).toEqual([]);
    await turnReadOnly('off');
    await allPublished();
    expect(await sent()).toEqual([id]);
  });

  it('stops leading before it sends when its server turns read-only', async () => {
    start();
    const ids = [await putVersion(1)];
    await allPublished();
    await turnReadOnly('on');
    ids.push(await putVersion(2));
    await failed(2);
    expect(await sent()).toEqual(ids.slice(0, 1));
    await turnReadOnly('off');
    await allPublished();
    expect(await sent()).toEqual(ids);
  });

  it('after a failed write it does not lead again until a write succeeds', async () => {
    start();
    await putVersion(1);
    await allPublished();
    await query(`
      CREATE FUNCTION ${ROLE}.refuse() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'disk full' USING ERRCODE = '53100'; END $$;
      CREATE TRIGGER refuse BEFORE UPDATE ON outbox EXECUTE FUNCTION refuse();
      CREATE TRIGGER refuse BEFORE INSERT OR UPDATE ON relay_lead EXECUTE FUNCTION refuse()`);
    const id = await putVersion(2);
    await failed(3);
    expect((await sent()).filter((one) => one === id)).toHaveLength(1);
    await query('DROP FUNCTION refuse CASCADE');
    await allPublished();
  });
});
