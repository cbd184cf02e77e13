import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TOPICS } from '@loupe/contracts/topics';
import { createKafka } from '@loupe/messaging/kafka';
import { ensureTopics } from '@loupe/messaging/topics';
import { createLogger } from '@loupe/telemetry/logger';
import { COMPILE_CACHE } from './compile-cache.ts';
import { startTestKafka } from './kafka.ts';
import type { TestKafka } from './kafka.ts';
import { keysFile, testKeys } from './keys.ts';
import { testDatabase } from './postgres.ts';
import type { TestDatabase } from './postgres.ts';
import { until } from './until.ts';

export interface SeededProcess {
  /** The service's name in the form of its database role. */
  readonly service: string;
  readonly folder: URL;
  /** The requirement ID of its seed, if any. */
  readonly requirement?: string;
  /** What `/readyz` checks besides the database. */
  readonly checks?: Readonly<Record<string, boolean>>;
  /** What it needs besides. */
  readonly environment?: () => Readonly<Record<string, string>>;
  /** What it is started with besides, and how that is said in the test's title. */
  readonly with?: { readonly title: string; readonly environment: Readonly<Record<string, string>> };
}

/** Declares the test of a service that has a seed and needs a database, a broker and the gateway's key only. */
export function describeSeededProcess(options: SeededProcess): void {
  const { service, folder, requirement, checks = {}, with: given } = options;
  const named = requirement === undefined ? '' : `[${requirement}] `;
  let kafka: TestKafka;
  let database: TestDatabase;

  beforeAll(async () => {
    const migrationsDir = fileURLToPath(new URL('prisma/migrations', folder));
    [kafka, database] = await Promise.all([
      startTestKafka(),
      testDatabase({ service, migrationsDir, isOwned: true }),
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
        ...COMPILE_CACHE,
        PORT: '0',
        DATABASE_URL: database.url,
        KAFKA_BROKERS: kafka.brokers,
        KEYS_FILE: keysFile({ gateway: testKeys().gateway.publicSet }),
        LOG_LEVEL: 'info',
        ...options.environment?.(),
        ...given?.environment,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });

  describe(given === undefined ? 'the process' : `the process with ${given.title}`, () => {
    it(`${named}seeds, starts, gets ready, and drains on SIGTERM with exit code 0`, async () => {
      expect(await once(run('src/seed.ts'), 'exit')).toEqual([0, null]);
      const child = run('src/main.ts');
      const ended = once(child, 'exit');
      try {
        const origin = `http://127.0.0.1:${await portOf(child.stdout.iterator({ destroyOnReturn: false }))}`;
        child.stdout.resume();
        expect((await fetch(`${origin}/healthz`)).status).toBe(200);
        const asked = async () => {
          const said = (await (await fetch(`${origin}/readyz`)).json()) as Readiness;
          expect(said.checks.database).toBe(true);
          return said;
        };
        await until('it is ready', async () => (await asked()).status === 'ready');
        expect(await asked()).toMatchObject({
          status: 'ready',
          checks: { database: true, ...checks },
          keys: { gateway: { accepted: ['test'] } },
        });
        await until('what the seed wrote is published, and said to be', async () => {
          const { outbox } = await asked();
          return outbox?.oldestUnpublishedSeconds === 0 && outbox.parkedKeys === 0;
        });
        child.kill('SIGTERM');
        expect(await ended).toEqual([0, null]);
      } finally {
        child.kill('SIGKILL'); // of a test that failed before
      }
    });
  });
}

interface Readiness {
  readonly status: string;
  readonly checks: Readonly<Record<string, boolean>>;
  /** Null, or left out, while no relay has a connection. */
  readonly outbox?: { readonly oldestUnpublishedSeconds: number; readonly parkedKeys: number } | null;
}

/** The port in the log line that says the service listens. */
async function portOf(output: AsyncIterable<Buffer>): Promise<number> {
  let text = '';
  for await (const chunk of output) {
    text += chunk.toString();
    // Errors of connections have a port, too.
    const [, port] = /"port":(\d+),[^\n]*"Listening\."/.exec(text) ?? [];
    if (port !== undefined) return Number(port);
  }
  throw new Error('The service ended before it listened.');
}
