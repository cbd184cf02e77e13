import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { isUuid } from '@loupe/database/uuid';
import type { Consumer, KafkaMessage } from 'kafkajs';
import { headerOf, REPLAY } from './dead-letters.ts';
import type { KafkaClient } from './kafka.ts';
import { whenJoined } from './when-joined.ts';
import { PUBLISHER } from './publisher.ts';

/** Offsets of one partition, without the last one. */
export interface OffsetRange {
  readonly topic: string;
  readonly partition: number;
  readonly start: bigint;
  readonly end: bigint;
}

interface Options {
  readonly service: string;
  readonly topics: readonly string[];
  readonly ranges: readonly OffsetRange[];
}

const WITHIN_MS = 20_000;

/**
 * The ids of the events in the ranges that a relay of the service has sent. Replays of dead letters are copies of earlier ones.
 * @throws when they cannot be read within 20 seconds
 */
export async function idsPublishedIn(kafka: KafkaClient, options: Options): Promise<string[]> {
  const messages = await messagesIn(kafka, options);
  return messages
    .filter((message) => isFrom(options.service, message))
    .map(({ headers }) => headerOf(headers, 'id')!);
}

/**
 * All messages in the ranges, of which there must be one.
 * @throws when they cannot be read within 20 seconds
 */
export async function messagesIn(
  kafka: KafkaClient,
  { service, topics, ranges }: Options,
): Promise<KafkaMessage[]> {
  // A group of its own, which never commits: no other process takes a part of its partitions.
  const groupId = `${service}.published-check.${randomUUID()}`;
  const consumer = kafka.consumer({ groupId, allowAutoTopicCreation: false, maxWaitTimeInMs: 250 });
  const timer = new AbortController();
  try {
    await consumer.connect();
    await consumer.subscribe({ topics: [...topics], fromBeginning: true });
    const late = delay(WITHIN_MS, undefined, { signal: timer.signal }).then(() => {
      throw new Error('The topics could not be read in time.');
    });
    return await Promise.race([readRanges(consumer, ranges), late]);
  } finally {
    timer.abort();
    await consumer.disconnect();
  }
}

const isFrom = (service: string, { headers }: KafkaMessage): boolean =>
  headerOf(headers, PUBLISHER) === service &&
  headerOf(headers, REPLAY.consumer) === undefined &&
  isUuid(headerOf(headers, 'id') ?? '');

function readRanges(consumer: Consumer, ranges: readonly OffsetRange[]): Promise<KafkaMessage[]> {
  const keyOf = (topic: string, partition: number) => `${topic}/${partition}`;
  const open = new Map<string, OffsetRange>();
  const messages: KafkaMessage[] = [];
  return new Promise((read, failed) => {
    whenJoined(consumer, failed, () => {
      messages.length = 0;
      for (const range of ranges) {
        open.set(keyOf(range.topic, range.partition), range);
        consumer.seek({ topic: range.topic, partition: range.partition, offset: String(range.start) });
      }
    });
    consumer
      .run({
        autoCommit: false,
        eachBatch: async ({ batch }) => {
          const key = keyOf(batch.topic, batch.partition);
          const range = open.get(key);
          if (range === undefined) return;
          messages.push(
            ...batch.messages.filter(
              ({ offset }) => BigInt(offset) >= range.start && BigInt(offset) < range.end,
            ),
          );
          // The last offset of a compacted topic or of a transaction may be missing: the batch says how far it goes.
          if (BigInt(batch.lastOffset()) >= range.end - 1n) open.delete(key);
          if (open.size === 0) read(messages);
        },
      })
      .catch(failed);
  });
}
