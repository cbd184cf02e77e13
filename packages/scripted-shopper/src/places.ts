import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createKafka } from '@loupe/messaging/kafka';
import type { KafkaClient } from '@loupe/messaging/kafka';
import { createLogger } from '@loupe/telemetry/logger';
import { request } from 'undici';
import { withDatabase } from './database.ts';
import type { Secret } from './secret.ts';
import { stackUnderTest } from './stack.ts';

/** Each function returns the places in which secrets are, as "secret in place", and searches everything there is. */

const TABLES = `
  SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
  WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`;

export const findInTables = (secrets: readonly Secret[]): Promise<string[]> =>
  withDatabase(async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(TABLES);
    const found: string[] = [];
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(
        `SELECT to_jsonb(t)::text AS row FROM ${name} AS t`,
      );
      found.push(...findInText(rows.map(({ row }) => row).join('\n'), name, secrets));
    }
    return found;
  });

export function findInLogs(secrets: readonly Secret[]): string[] {
  const folder = join(stackUnderTest().dataFolder, 'logs');
  return readdirSync(folder).flatMap((file) =>
    findInText(readFileSync(join(folder, file), 'utf8'), file, secrets),
  );
}

export async function findInSpans(secrets: readonly Secret[]): Promise<string[]> {
  const { body } = await request(`http://127.0.0.1:${stackUnderTest().ports['collector']}/api/spans`);
  return findInText(await body.text(), 'the trace collector', secrets);
}

export async function findInTopics(secrets: readonly Secret[]): Promise<string[]> {
  const logger = createLogger({ service: 'system-tests', level: 'silent' });
  const kafka = createKafka({
    brokers: stackUnderTest().kafkaBrokers.split(','),
    clientId: 'system-tests',
    logger,
  });
  const found = new Set<string>();
  await readAllTopics(kafka, (topic, text) => {
    for (const place of findInText(text, topic, secrets)) found.add(place);
  });
  return [...found];
}

const findInText = (text: string, place: string, secrets: readonly Secret[]): string[] =>
  secrets.filter(({ pattern }) => new RegExp(pattern).test(text)).map(({ name }) => `${name} in ${place}`);

/** Every message of every topic: key, value and headers, byte by byte as text. */
async function readAllTopics(
  kafka: KafkaClient,
  onText: (topic: string, text: string) => void,
): Promise<void> {
  const admin = kafka.admin();
  await admin.connect();
  const topics = (await admin.listTopics()).filter((name) => !name.startsWith('__'));
  const unread = new Map<string, bigint>();
  for (const topic of topics) {
    for (const { partition, low, high } of await admin.fetchTopicOffsets(topic))
      if (BigInt(high) > BigInt(low)) unread.set(`${topic} ${partition}`, BigInt(high) - 1n);
  }
  await admin.disconnect();
  const consumer = kafka.consumer({ groupId: `canaries-${randomUUID()}`, allowAutoTopicCreation: false });
  await consumer.connect();
  try {
    await consumer.subscribe({ topics, fromBeginning: true });
    await new Promise<void>((resolve, reject) => {
      consumer.on(consumer.events.CRASH, ({ payload }) => reject(payload.error));
      const eachBatch = async ({ batch }: { batch: Batch }) => {
        for (const { key, value, headers } of batch.messages)
          onText(batch.topic, [key, value, ...Object.values(headers ?? {})].map(asText).join('\n'));
        const at = `${batch.topic} ${batch.partition}`;
        if (BigInt(batch.lastOffset()) >= (unread.get(at) ?? 0n)) unread.delete(at);
        if (unread.size === 0) resolve();
      };
      if (unread.size === 0) resolve();
      else consumer.run({ autoCommit: false, eachBatch }).catch(reject);
    });
  } finally {
    await consumer.disconnect();
  }
}

interface Batch {
  readonly topic: string;
  readonly partition: number;
  readonly messages: readonly {
    readonly key: Buffer | null;
    readonly value: Buffer | null;
    readonly headers?: object;
  }[];
  lastOffset(): string;
}

const asText = (bytes: unknown): string =>
  Buffer.isBuffer(bytes) ? bytes.toString('latin1') : String(bytes);
