import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TOPICS } from '@loupe/contracts/topics';
import { createKafka } from '@loupe/messaging/kafka';
import { ensureTopics } from '@loupe/messaging/topics';
import { createLogger } from '@loupe/telemetry/logger';
import { startTestKafka } from '@loupe/test-harness/kafka';
import type { TestKafka } from '@loupe/test-harness/kafka';
import { testKeys } from '@loupe/test-harness/keys';
import { testDatabase } from '@loupe/test-harness/postgres';
import type { TestDatabase } from '@loupe/test-harness/postgres';

const folder = new URL('../..', import.meta.url).pathname;
let kafka: TestKafka;
let database: TestDatabase;

beforeAll(async () => {
  const migrationsDir = `${folder}prisma/migrations`;
  [kafka, database] = await Promise.all([
    startTestKafka(),
    testDatabase({ service: 'stores-reservations', migrationsDir }),
  ]);
  const logger = createLogger({ service: 'test', level: 'fatal' });
  await ensureTopics(createKafka({ brokers: [kafka.brokers], clientId: 'test', logger }), TOPICS);
}, 120_000);
afterAll(async () => {
  await kafka?.stop();
  await database?.drop();
});

const run = (script: string) =>
  spawn(process.execPath, [script], {
    cwd: folder,
    env: {
      PORT: '0',
      DATABASE_URL: database.url,
      KAFKA_BROKERS: kafka.brokers,
      SERVICE_PUBLIC_KEYS: JSON.stringify({ gateway: testKeys().gateway.publicJwk }),
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/** The port that the log names once the service listens. */
async function portOf(output: AsyncIterable<Buffer>): Promise<number> {
  let text = '';
  for await (const chunk of output) {
    text += chunk.toString();
    const [, port] = /"port":(\d+)/.exec(text) ?? [];
    if (port !== undefined) return Number(port);
  }
  throw new Error('The service ended before it listened.');
}

describe('the process', () => {
  it('[EN-16] seeds, starts, gets ready, and drains on SIGTERM with exit code 0', async () => {
    expect(await once(run('src/seed.ts'), 'exit')).toEqual([0, null]);
    const service = run('src/main.ts');
    const ended = once(service, 'exit');
    const output = service.stdout.iterator({ destroyOnReturn: false });
    const origin = `http://127.0.0.1:${await portOf(output)}`;
    service.stdout.resume();
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    let ready = await fetch(`${origin}/readyz`);
    for (let tries = 0; ready.status !== 200 && tries < 100; tries++) {
      expect(await ready.json()).toMatchObject({ checks: { database: true } });
      ready = await fetch(`${origin}/readyz`);
    }
    expect(await ready.json()).toEqual({
      status: 'ready',
      checks: { database: true },
    });
    service.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });
});
