import type { Consumer, EachMessagePayload, KafkaMessage } from 'kafkajs';
import { deadLetterTopic } from '@loupe/contracts/topics';
import { committedOffsets } from './committed-offsets.ts';
import type { KafkaClient } from './kafka.ts';
import { whenJoined } from './when-joined.ts';

export interface UnreadRange {
  /** The offset of the next message to read, and the one after the last message. */
  readonly start: bigint;
  readonly end: bigint;
}

/** A topic's dead letters that a group has not read; they are in one partition. */
export async function unreadRange(kafka: KafkaClient, groupId: string, topic: string): Promise<UnreadRange> {
  const deadLetters = deadLetterTopic(topic);
  const admin = kafka.admin();
  await admin.connect();
  try {
    const [partition] = await admin.fetchTopicOffsets(deadLetters);
    const start = (await committedOffsets(admin, groupId, deadLetters)).get(0) ?? -1n;
    return { start: start < 0n ? BigInt(partition?.low ?? 0) : start, end: BigInt(partition?.high ?? 0) };
  } finally {
    await admin.disconnect();
  }
}

/**
 * Passes a group's unread dead letters of a topic to `use`, up to `end`.
 * @param use when it returns `read`, their offsets are committed
 */
export async function readDeadLetters(
  kafka: KafkaClient,
  { groupId, topic, end }: { groupId: string; topic: string; end: bigint },
  use: (deadLetters: KafkaMessage[]) => Promise<'read' | 'only looked at'>,
): Promise<void> {
  const deadLetters = deadLetterTopic(topic);
  const consumer = kafka.consumer({ groupId, allowAutoTopicCreation: false, maxWaitTimeInMs: 250 });
  try {
    await consumer.connect();
    await consumer.subscribe({ topics: [deadLetters], fromBeginning: true });
    if ((await use(await readUntil(consumer, end))) === 'only looked at') return;
    await consumer.commitOffsets([{ topic: deadLetters, partition: 0, offset: String(end) }]);
  } finally {
    await consumer.disconnect();
  }
}

function readUntil(consumer: Consumer, end: bigint): Promise<KafkaMessage[]> {
  const messages: KafkaMessage[] = [];
  return new Promise((read, failed) => {
    whenJoined(consumer, failed, () => (messages.length = 0));
    const eachMessage = async ({ message }: EachMessagePayload) => {
      const offset = BigInt(message.offset);
      if (offset < end) messages.push(message);
      if (offset >= end - 1n) read(messages);
    };
    consumer.run({ autoCommit: false, eachMessage }).catch(failed);
  });
}
