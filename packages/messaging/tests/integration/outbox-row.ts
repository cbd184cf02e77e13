import { randomUUID } from 'node:crypto';
import type { Topic } from '@loupe/contracts/topics';
import type { Tx } from '@loupe/database/tx';
import { enqueue } from '../../src/outbox.ts';

/** An unpublished event of so many bytes. @returns its id */
export async function put(tx: Tx, topic: Topic, key: string, version: number, bytes = 10): Promise<string> {
  const id = randomUUID() as string;
  await enqueue(
    tx,
    {
      topic: topic.name,
      type: 'thing-happened',
      aggregateId: key,
      aggregateVersion: BigInt(version),
      site: 'loupe',
      payload: Buffer.alloc(bytes),
      traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
    },
    { id },
  );
  return id;
}
