import type { Consumer, EachMessagePayload, KafkaMessage, Message } from 'kafkajs';
import type pg from 'pg';
import { deadLetterTopic } from '@loupe/contracts/topics';
import { headerOf, ORIGIN, REPLAY } from './dead-letters.ts';
import type { KafkaClient } from './kafka.ts';
import { ParkedKeys } from './parked-keys.ts';
import { createProducer } from './publisher.ts';

export interface ReplayOptions {
  readonly kafka: KafkaClient;
  /** Of the consumer's schema. */
  readonly pool: pg.Pool;
  /** The consumer whose dead letters are sent again; the others pass them over. */
  readonly group: string;
  readonly topic: string;
}

/**
 * Sends a consumer's dead letters to their topic again, each once, in their order of origin. The last of a parked
 * key sets the key free when it is handled, unless a message was set aside since: then run it again. What fails again is a
 * dead letter again.
 * @returns how many messages were sent
 */
export async function replayDeadLetters({ kafka, pool, group, topic }: ReplayOptions): Promise<number> {
  // Before the dead letters: whatever is parked from here on has a later time, and is not taken for replayed.
  const parked = await new ParkedKeys(pool, group).all(topic);
  let sent = 0;
  await readUnreplayed(kafka, { group, topic }, async (deadLetters) => {
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
  });
  return sent;
}

/** Messages that die again stand behind later ones of their key; where they first stood is their order. */
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

/** Hands over what died since the last replay, and counts it as replayed when `send` returns. */
async function readUnreplayed(
  kafka: KafkaClient,
  { group, topic }: { group: string; topic: string },
  send: (deadLetters: KafkaMessage[]) => Promise<void>,
): Promise<void> {
  const deadLetters = deadLetterTopic(topic);
  const groupId = `${group}.replay`;
  const { start, end } = await unreadRange(kafka, groupId, deadLetters);
  if (start >= end) return;

  const consumer = kafka.consumer({
    groupId,
    allowAutoTopicCreation: false,
    maxWaitTimeInMs: 250,
  });
  try {
    await consumer.connect();
    await consumer.subscribe({ topics: [deadLetters], fromBeginning: true });
    await send(await readUntil(consumer, end));
    await consumer.commitOffsets([{ topic: deadLetters, partition: 0, offset: String(end) }]);
  } finally {
    await consumer.disconnect();
  }
}

function readUntil(consumer: Consumer, end: bigint): Promise<KafkaMessage[]> {
  const messages: KafkaMessage[] = [];
  return new Promise((read, failed) => {
    consumer.on(consumer.events.CRASH, ({ payload }) => failed(payload.error));
    const eachMessage = async ({ message }: EachMessagePayload) => {
      const offset = BigInt(message.offset);
      if (offset < end) messages.push(message);
      if (offset >= end - 1n) read(messages);
    };
    consumer.run({ autoCommit: false, eachMessage }).catch(failed);
  });
}

async function unreadRange(
  kafka: KafkaClient,
  groupId: string,
  topic: string,
): Promise<{ start: bigint; end: bigint }> {
  const admin = kafka.admin();
  await admin.connect();
  try {
    const [partition] = await admin.fetchTopicOffsets(topic);
    const [committed] = await admin.fetchOffsets({ groupId, topics: [topic] });
    const start = BigInt(committed?.partitions[0]?.offset ?? '-1');
    return { start: start < 0n ? BigInt(partition?.low ?? 0) : start, end: BigInt(partition?.high ?? 0) };
  } finally {
    await admin.disconnect();
  }
}
