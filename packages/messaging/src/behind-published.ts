import { setTimeout as delay } from 'node:timers/promises';
import { TOPICS } from '@loupe/contracts/topics';
import type { Logger } from '@loupe/telemetry/logger';
import type pg from 'pg';
import type { KafkaClient } from './kafka.ts';
import { idsPublishedIn } from './published-range.ts';
import type { OffsetRange } from './published-range.ts';

export type OutboxConnection = Pick<pg.ClientBase | pg.Pool, 'query'>;

export interface BehindOptions {
  readonly client: OutboxConnection;
  readonly kafka: KafkaClient;
  readonly service: string;
  readonly topics: readonly string[];
}

/** What a service says of a database that was restored to a moment before its last events. */
export class BehindPublishedError extends Error {
  override readonly name = 'BehindPublishedError';

  constructor(service: string, unknown: readonly string[]) {
    const events = unknown.length === 1 ? 'an event' : `${unknown.length} events`;
    super(
      `The database of ${service} is older than what it has published (Kafka has ${events} that it does not know, such as ` +
        `${unknown[0]}): finish its restore by "npm run restore -- prepare" (docs/runbooks/restore.md).`,
    );
  }
}

/** The topics that only this service writes. */
export const ownTopics = (service: string): string[] =>
  Object.values(TOPICS)
    .filter(({ owner }) => owner === service)
    .map(({ name }) => name);

/**
 * Events of this service on its topics that its outbox does not have: it has published them, and was restored to a moment before.
 * Costs one request to the brokers, and reads topics only where they go on beyond what this database has published: after a crash
 * between sending and marking, or after a restore.
 * @returns their ids; none when the database is up to date
 */
export async function eventsWeDoNotKnow(options: BehindOptions): Promise<string[]> {
  const { client, kafka, service, topics } = options;
  const ranges = await beyondPublished(options);
  if (ranges.length === 0) return [];
  const ids = await idsPublishedIn(kafka, { service, topics, ranges });
  const { rows } = await client.query<{ id: string }>(
    'SELECT id FROM unnest($1::uuid[]) AS said (id) WHERE NOT EXISTS (SELECT FROM outbox WHERE outbox.id = said.id)',
    [ids],
  );
  return rows.map(({ id }) => id);
}

/** Read at most, of a partition: the last ones tell. */
const MOST = 1_000n;

async function beyondPublished({ client, kafka, topics }: BehindOptions): Promise<OffsetRange[]> {
  const { rows } = await client.query<{ topic: string; partition: number; last_offset: bigint }>(
    'SELECT topic, partition, last_offset FROM published_offset',
  );
  const admin = kafka.admin();
  await admin.connect();
  try {
    const ranges: OffsetRange[] = [];
    for (const topic of topics) {
      for (const { partition, low, high } of await admin.fetchTopicOffsets(topic)) {
        const known = rows.find((row) => row.topic === topic && row.partition === partition);
        const end = BigInt(high);
        // Without a row nothing was published there since the table exists: the last event tells whether that is so.
        const from = known === undefined ? end - 1n : BigInt(known.last_offset) + 1n;
        const start = [from, BigInt(low), end - MOST].reduce((a, b) => (a > b ? a : b));
        if (start < end) ranges.push({ topic, partition, start, end });
      }
    }
    return ranges;
  } finally {
    await admin.disconnect().catch(() => {});
  }
}

/** How long a start waits for the brokers. A service serves without them; its relay asks again before it publishes. */
const WAIT_MS = 8_000;

/** Ends the process with one sentence when its database was restored and its sequences were not moved on since. */
export async function refuseBehindPublished(
  options: Omit<BehindOptions, 'topics'> & {
    readonly logger: Logger;
    readonly exit?: (code: number) => void;
  },
): Promise<void> {
  const { service, logger, exit = (code) => process.exit(code) } = options;
  const stop = new AbortController();
  const waited = delay(WAIT_MS, undefined, { signal: stop.signal }).then(
    () => undefined,
    () => undefined,
  );
  const asked = eventsWeDoNotKnow({ ...options, topics: ownTopics(service) }).catch((error: unknown) => {
    logger.warn({ err: error }, 'not checked whether the database is older than its events: the relay will');
    return undefined;
  });
  const unknown = await Promise.race([asked, waited]);
  stop.abort();
  if (unknown === undefined || unknown.length === 0) return;
  logger.fatal(new BehindPublishedError(service, unknown).message);
  exit(1);
}
