import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { TOPICS } from '@loupe/contracts/topics';
import { createKafka } from '@loupe/messaging/kafka';
import { ensureTopics } from '@loupe/messaging/topics';
import { createLogger } from '@loupe/telemetry/logger';
import { COMPILE_CACHE } from './compile-cache.ts';
import { startTestKafka } from './kafka.ts';
import type { TestKafka } from './kafka.ts';
import { occupyGroup } from './occupied-group.ts';
import type { OccupiedGroup } from './occupied-group.ts';
import { claimPort } from './ports.ts';
import { testDatabase } from './postgres.ts';
import type { TestDatabase } from './postgres.ts';
import { until } from './until.ts';

export interface EndedConsumer {
  readonly service: string;
  readonly folder: URL;
  /** The group of the consumer that is made to end, and one of its topics. */
  readonly group: string;
  readonly topic: string;
  /** The environment without database and broker. */
  readonly environment: Readonly<Record<string, string>>;
}

/** Declares the test that a process whose consumer has stopped permanently reports it and keeps serving. */
export function describeEndedConsumer({ service, folder, group, topic, environment }: EndedConsumer): void {
  let kafka: TestKafka;
  let database: TestDatabase;
  let other: OccupiedGroup;
  let child: ChildProcess;

  beforeAll(async () => {
    const migrationsDir = fileURLToPath(new URL('prisma/migrations', folder));
    [kafka, database] = await Promise.all([startTestKafka(), testDatabase({ service, migrationsDir })]);
    const logger = createLogger({ service: 'test', level: 'silent' });
    await ensureTopics(createKafka({ brokers: [kafka.brokers], clientId: 'test', logger }), TOPICS);
    other = await occupyGroup(kafka.brokers, group, topic);
  }, 120_000);
  afterAll(async () => {
    child?.kill('SIGKILL');
    await other?.leave();
    await Promise.all([kafka?.stop(), database?.drop()]);
  });

  describe('the process', () => {
    it('fails /healthz once a consumer has ended for good, and stays ready', async () => {
      const port = await claimPort();
      const origin = `http://127.0.0.1:${port}`;
      child = spawn(process.execPath, ['src/main.ts'], {
        cwd: folder,
        env: {
          ...COMPILE_CACHE,
          ...environment,
          PORT: String(port),
          DATABASE_URL: database.url,
          KAFKA_BROKERS: kafka.brokers,
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      await until('/healthz fails', async () => (await fetch(`${origin}/healthz`)).status === 503);
      await until('it is ready', async () => (await fetch(`${origin}/readyz`)).ok);
    });
  });
}
