import type { IHeaders, KafkaMessage, Message, Producer } from 'kafkajs';
import { deadLetterTopic } from '@loupe/contracts/topics';

/** Headers that say where a dead letter came from and why; all are strings. */
export const ORIGIN = {
  topic: 'origin-topic',
  partition: 'origin-partition',
  offset: 'origin-offset',
  key: 'origin-key',
  consumer: 'dead-letter-consumer',
  error: 'dead-letter-error',
} as const;

/** On a replayed message: the consumer it is for, and the parking that it resolves (see replay.ts). */
export const REPLAY = {
  consumer: 'replay-consumer',
  parkedAt: 'replay-parked-at',
  last: 'replay-last',
} as const;

/** Headers have to fit beside the message under the topic's limit. */
const LONGEST_ERROR = 2_000;

export interface Delivery {
  readonly topic: string;
  readonly partition: number;
  readonly message: KafkaMessage;
}

export function headerOf(headers: IHeaders | undefined, name: string): string | undefined {
  const value = headers?.[name];
  const first = Array.isArray(value) ? value[0] : value;
  return first?.toString();
}

/** Resolves when all in-sync replicas hold the copy: only then may the original be committed. */
export async function sendToDeadLetters(
  producer: Pick<Producer, 'send'>,
  { topic, partition, message }: Delivery,
  { consumer, error }: { consumer: string; error: string },
): Promise<void> {
  const { key, value, headers = {} } = message;
  const replayHeaders: string[] = Object.values(REPLAY);
  const kept = Object.entries(headers).filter(([name]) => !replayHeaders.includes(name));
  const origin: IHeaders = {
    [ORIGIN.topic]: topic,
    [ORIGIN.partition]: String(partition),
    [ORIGIN.offset]: message.offset,
    [ORIGIN.key]: key?.toString() ?? '',
  };
  const copy: Message = {
    key,
    value,
    headers: {
      ...origin,
      ...Object.fromEntries(kept), // of a replayed message: its original position
      [ORIGIN.consumer]: consumer,
      [ORIGIN.error]: error.slice(0, LONGEST_ERROR),
    },
  };
  try {
    await producer.send({ topic: deadLetterTopic(topic), acks: -1, messages: [copy] });
  } catch (cause) {
    // A kafkajs error that is not retriable would end the consumer; after this one the message is delivered again.
    throw new Error(`${deadLetterTopic(topic)} did not take a message`, { cause });
  }
}
