import { LOGINS, roleOf, SERVICES } from '@loupe/contracts/services';
import type { ServiceName } from '@loupe/contracts/services';
import { ownTopics } from '@loupe/messaging/behind-published';
import { createKafka } from '@loupe/messaging/kafka';
import { createLogger } from '@loupe/telemetry/logger';
import type pg from 'pg';
import { PrerequisiteError } from '@loupe/local-servers/prerequisite-error';
import { OUTWARD, schemaOf } from './outward.ts';

export interface Preparation {
  /** Postgres's text or ISO 8601. */
  readonly restoredTo: string;
  /** Who does it, for the audit row. */
  readonly by: string;
  /** The end of each partition, so that services know what of their topics is lost. */
  readonly ends: readonly TopicEnd[];
  /** Roles that may not be connected; those of the services unless given. */
  readonly logins?: readonly string[];
}

export interface TopicEnd {
  readonly owner: ServiceName;
  readonly topic: string;
  readonly partition: number;
  readonly high: bigint;
}

/**
 * After the database was restored and before anything starts, in one transaction: moves on whatever was told to another party, pauses
 * payments, and stores which events and which time are lost. Repeating it moves on once more, which costs numbers only.
 * @returns what was moved, one line each
 * @throws PrerequisiteError while a service is connected, or the server still recovers
 */
export async function prepareDatabase(
  client: pg.ClientBase,
  { restoredTo, by, ends, logins = LOGINS.map(roleOf) }: Preparation,
): Promise<string[]> {
  await requireAlone(client, logins);
  await client.query('BEGIN');
  try {
    const lines: string[] = [];
    for (const { owner, says, sql } of OUTWARD) {
      if (!(await hasTable(client, owner, sql))) continue;
      // Triggers name their tables without the schema.
      await client.query(`SET LOCAL search_path TO ${schemaOf(owner)}, ext`);
      const { rows } = await client.query<{ moved: number | boolean }>(sql);
      lines.push(`${says}${typeof rows[0]?.moved === 'number' ? ` (${rows[0].moved})` : ''}`);
    }
    for (const service of SERVICES) await storeLost(client, service, restoredTo, ends);
    await pausePayments(client, restoredTo, by);
    await client.query('COMMIT');
    return [...lines, 'payments are paused: "npm run payments -- import", then "resume"'];
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

async function requireAlone(client: pg.ClientBase, logins: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ recovers: boolean; who: string[] }>(
    `SELECT pg_is_in_recovery() AS recovers, array(
       SELECT DISTINCT usename::text FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() AND usename = ANY ($1) ORDER BY 1) AS who`,
    [logins],
  );
  const [{ recovers, who } = { recovers: false, who: [] }] = rows;
  if (recovers) throw new PrerequisiteError('Postgres still recovers: wait until it is writable.');
  if (who.length > 0)
    throw new PrerequisiteError(`Stop what is connected first: ${who.join(', ')}. Nothing was changed.`);
}

/** Web makes its tables on first use. */
async function hasTable(client: pg.ClientBase, owner: (typeof OUTWARD)[number]['owner'], sql: string) {
  if (owner !== 'web') return true;
  const [, table = ''] = /UPDATE (\w+)/.exec(sql) ?? [];
  const { rows } = await client.query<{ there: boolean }>('SELECT to_regclass($1) IS NOT NULL AS there', [
    `${schemaOf(owner)}.${table}`,
  ]);
  return rows[0]!.there;
}

async function storeLost(
  client: pg.ClientBase,
  service: ServiceName,
  restoredTo: string,
  all: readonly TopicEnd[],
): Promise<void> {
  const schema = roleOf(service);
  const ends = all.filter(({ owner, high }) => owner === service && high > 0n);
  await client.query(
    `INSERT INTO ${schema}.published_offset (topic, partition, last_offset)
     SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[])
     ON CONFLICT (topic, partition) DO UPDATE SET last_offset = excluded.last_offset`,
    [
      ends.map(({ topic }) => topic),
      ends.map(({ partition }) => partition),
      ends.map(({ high }) => String(high - 1n)),
    ],
  );
  await client.query(`INSERT INTO ${schema}.lost_window (restored_to) VALUES ($1) ON CONFLICT DO NOTHING`, [
    restoredTo,
  ]);
}

async function pausePayments(client: pg.ClientBase, restoredTo: string, by: string): Promise<void> {
  await client.query(
    `INSERT INTO payments_finance.payment_restore (restored_to, paused_by) VALUES ($1, $2)
     ON CONFLICT ((true)) WHERE resumed_at IS NULL
     DO UPDATE SET restored_to = least(payment_restore.restored_to, excluded.restored_to), imported_at = NULL`,
    [restoredTo, by],
  );
}

/** How far each topic of a service goes. @throws when the brokers do not answer */
export async function endsOfTopics(brokers: string): Promise<TopicEnd[]> {
  const logger = createLogger({ service: 'restore', level: 'fatal' });
  const admin = createKafka({ brokers: brokers.split(','), clientId: 'restore', logger }).admin();
  await admin.connect();
  try {
    const ends: TopicEnd[] = [];
    for (const owner of SERVICES)
      for (const topic of ownTopics(owner))
        for (const { partition, high } of await admin.fetchTopicOffsets(topic))
          ends.push({ owner, topic, partition, high: BigInt(high) });
    return ends;
  } finally {
    await admin.disconnect();
  }
}
