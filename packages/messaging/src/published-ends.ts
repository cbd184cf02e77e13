import type { Message, RecordMetadata } from 'kafkajs';

/** The last event of a partition that a relay of this service has sent. */
export interface PublishedEnd {
  readonly topic: string;
  readonly partition: number;
  readonly offset: bigint;
}

/** The broker answers with the first offset of each partition: the last one is that plus the messages of the partition. */
export function endsOf(
  topic: string,
  acknowledged: readonly RecordMetadata[] | undefined,
  messages: readonly Message[],
  partitionOf: (message: Message) => number | undefined,
): PublishedEnd[] {
  return (acknowledged ?? []).flatMap(({ partition, baseOffset }) => {
    const count = messages.filter((message) => partitionOf(message) === partition).length;
    if (baseOffset === undefined || count === 0) return [];
    return [{ topic, partition, offset: BigInt(baseOffset) + BigInt(count) - 1n }];
  });
}

/** One per partition, the last. */
export function lastEnds(ends: readonly PublishedEnd[]): PublishedEnd[] {
  const last = new Map<string, PublishedEnd>();
  for (const end of ends) {
    const key = `${end.topic}/${end.partition}`;
    if ((last.get(key)?.offset ?? -1n) < end.offset) last.set(key, end);
  }
  return [...last.values()];
}
