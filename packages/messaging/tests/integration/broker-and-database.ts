import { readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type pg from 'pg';
import type { Topic } from '@loupe/contracts/topics';
import { createPool } from '@loupe/database/pool';
import { createLogger } from '@loupe/telemetry/logger';
import { startTestKafka } from '@loupe/test-harness/kafka';
import type { TestKafka } from '@loupe/test-harness/kafka';
import { testDatabase } from '@loupe/test-harness/postgres';
import { createKafka } from '../../src/kafka.ts';
import type { KafkaClient } from '../../src/kafka.ts';
import { ensureTopics } from '../../src/topics.ts';

const SQL = readFileSync(join(import.meta.dirname, '../../sql/messaging.sql'), 'utf8');

export interface Stage {
  readonly broker: TestKafka;
  readonly kafka: KafkaClient;
  readonly url: string;
  readonly adminUrl: string;
  readonly pool: pg.Pool;
  readonly logger: ReturnType<typeof createLogger>;
  close(): Promise<void>;
}

/** A broker and a database with the messaging tables, for this test file only. */
export async function openStage(): Promise<Stage> {
  const [broker, database] = await Promise.all([
    startTestKafka(),
    testDatabase({ service: 'messaging-test' }),
  ]);
  const logger = createLogger({ service: 'messaging-test', level: 'silent' });
  const pool = createPool({ url: database.url, applicationName: 'messaging-test', kind: 'request' });
  await pool.query(SQL);
  return {
    broker,
    kafka: createKafka({ brokers: [broker.brokers], clientId: 'messaging-test', logger }),
    url: database.url,
    adminUrl: database.adminUrl,
    pool,
    logger,
    async close() {
      await pool.end();
      await database.drop();
      await broker.stop();
    },
  };
}

/** A topic that no other test writes to. */
export async function freshTopic(kafka: KafkaClient, settings: Partial<Topic> = {}): Promise<Topic> {
  const topic: Topic = {
    name: `test.thing-${randomUUID().slice(0, 8)}.v1`,
    owner: 'content',
    cleanup: 'delete',
    partitions: 2,
    parkOnPoison: false,
    ...settings,
  };
  await ensureTopics(kafka, { topic });
  return topic;
}
