import type { KafkaMessage } from 'kafkajs';
import { readDeadLetters, unreadRange } from './dead-letter-reader.ts';
import { headerOf, ORIGIN } from './dead-letters.ts';
import type { KafkaClient } from './kafka.ts';
import { replayGroupOf } from './replay.ts';

/** A message that a consumer gave up on and that has not been replayed. */
export interface DeadLetter {
  readonly topic: string;
  /** The consumer that gave up on it. */
  readonly group: string;
  readonly key: string;
  readonly offset: string;
  readonly reason: string;
  readonly diedAt: Date;
}

/** This group never commits, so that each listing starts at the beginning. */
const LOOKING = 'loupe-tools.dead-letters';

/** The messages waiting for a replay, by topic, oldest first. */
export async function listDeadLetters(kafka: KafkaClient, topics: readonly string[]): Promise<DeadLetter[]> {
  const waiting: DeadLetter[] = [];
  for (const topic of topics) {
    const { start, end } = await unreadRange(kafka, LOOKING, topic);
    if (start >= end) continue;
    await readDeadLetters(kafka, { groupId: LOOKING, topic, end }, async (messages) => {
      const groups = new Set(messages.map(groupOf));
      const replayed = new Map<string, bigint>();
      for (const group of groups)
        replayed.set(group, (await unreadRange(kafka, replayGroupOf(group), topic)).start);
      const left = messages.filter((message) => BigInt(message.offset) >= replayed.get(groupOf(message))!);
      waiting.push(...left.map((message) => deadLetterOf(topic, message)));
      return 'only looked at';
    });
  }
  return waiting;
}

const groupOf = ({ headers }: KafkaMessage): string => headerOf(headers, ORIGIN.consumer) ?? '';

function deadLetterOf(topic: string, message: KafkaMessage): DeadLetter {
  const { headers, key, offset, timestamp } = message;
  return {
    topic,
    offset,
    group: groupOf(message),
    key: key?.toString() ?? '',
    reason: headerOf(headers, ORIGIN.error) ?? '',
    diedAt: new Date(Number(timestamp)),
  };
}
