import { randomUUID } from 'node:crypto';
import type { IHeaders } from 'kafkajs';
import type { KafkaClient } from '../../src/kafka.ts';
import { headerOf } from '../../src/dead-letters.ts';
import { decodeEnvelope } from '../../src/envelope.ts';

export interface ReadRecord {
  readonly key: string;
  readonly value: Buffer | null;
  readonly partition: number;
  readonly offset: string;
  readonly header: (name: string) => string | undefined;
}

/** All messages of a topic, partition by partition, each in its order. */
export async function readAll(kafka: KafkaClient, topic: string): Promise<ReadRecord[]> {
  const ends = await offsetsOf(kafka, topic);
  const waitingFor = new Set(
    ends.filter(({ low, high }) => BigInt(high) > BigInt(low)).map(({ partition }) => partition),
  );
  const records: ReadRecord[] = [];
  if (waitingFor.size === 0) return records;

  const consumer = kafka.consumer({ groupId: `reader-${randomUUID()}`, maxWaitTimeInMs: 100 });
  await consumer.connect();
  await consumer.subscribe({ topics: [topic], fromBeginning: true });
  await new Promise<void>((done) => {
    void consumer.run({
      eachMessage: async ({ partition, message: { key, value, offset, headers } }) => {
        records.push({ key: key?.toString() ?? '', value, partition, offset, header: header(headers) });
        const end = ends.find((candidate) => candidate.partition === partition)!;
        if (BigInt(offset) + 1n >= BigInt(end.high)) waitingFor.delete(partition);
        if (waitingFor.size === 0) done();
      },
    });
  });
  await consumer.disconnect();
  return records;
}

export const envelopeIds = (records: readonly ReadRecord[]): string[] =>
  records.map(({ value }) => decodeEnvelope(value!).id);

const header = (headers: IHeaders | undefined) => (name: string) => headerOf(headers, name);

async function offsetsOf(kafka: KafkaClient, topic: string) {
  const admin = kafka.admin();
  await admin.connect();
  return admin.fetchTopicOffsets(topic).finally(() => admin.disconnect());
}
