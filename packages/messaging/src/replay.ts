import type { KafkaMessage, Message } from 'kafkajs';
import type pg from 'pg';
import { readDeadLetters, unreadRange } from './dead-letter-reader.ts';
import { headerOf, ORIGIN, REPLAY } from './dead-letters.ts';
import type { KafkaClient } from './kafka.ts';
import { ParkedKeys } from './parked-keys.ts';
import { createProducer } from './publisher.ts';

export interface ReplayOptions {
  readonly kafka: KafkaClient;
  /** Of the consumer's schema. */
  readonly pool: pg.Pool;
  /** The consumer whose dead letters are replayed; the others ignore them. */
  readonly group: string;
  readonly topic: string;
}

/**
 * Sends a consumer's dead letters to their topic again, each once, in their order of origin. The last of a parked
 * key unparks the key when it is handled, unless a message was parked since: then run it again. What fails again is a
 * dead letter again.
 * @returns how many messages were sent
 */
export async function replayDeadLetters({ kafka, pool, group, topic }: ReplayOptions): Promise<number> {
  // Read before the dead letters: what is parked from here on has a later time and does not count as replayed.
  const parked = await new ParkedKeys(pool, group).all(topic);
  let sent = 0;
  const groupId = replayGroupOf(group);
  const { start, end } = await unreadRange(kafka, groupId, topic);
  if (start >= end) return 0;
  await readDeadLetters(kafka, { groupId, topic, end }, async (deadLetters) => {
    const own = deadLetters
      .filter(({ headers }) => headerOf(headers, ORIGIN.consumer) === group)
      .sort((a, b) => Number(originOffset(a) - originOffset(b)));
    const producer = createProducer(kafka);
    await producer.connect();
    try {
      for (const message of addressTo(group, own, parked)) {
        await producer.send({ topic, acks: -1, messages: [message] });
        sent++;
      }
    } finally {
      await producer.disconnect();
    }
    return 'read';
  });
  return sent;
}

/** The group whose offset tells how far a consumer's dead letters have been replayed. */
export const replayGroupOf = (group: string): string => `${group}.replay`;

/** Messages that fail again come after later ones of their key, so they are ordered by their original position. */
const originOffset = ({ headers }: KafkaMessage) => BigInt(headerOf(headers, ORIGIN.offset) ?? 0);

function addressTo(
  group: string,
  deadLetters: readonly KafkaMessage[],
  parked: ReadonlyMap<string, string>,
): Message[] {
  const keyOf = ({ key }: KafkaMessage) => key?.toString() ?? '';
  const lastOfKey = new Map(deadLetters.map((message) => [keyOf(message), message]));
  return deadLetters.map((message) => {
    const parkedAt = parked.get(keyOf(message));
    const isLast = lastOfKey.get(keyOf(message)) === message;
    const fence = parkedAt && { [REPLAY.parkedAt]: parkedAt, ...(isLast && { [REPLAY.last]: 'true' }) };
    const { key, value, headers } = message;
    return { key, value, headers: { ...headers, [REPLAY.consumer]: group, ...fence } };
  });
}
