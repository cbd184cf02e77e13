import { setTimeout as delay } from 'node:timers/promises';
import kafkajs from 'kafkajs';
import type { Admin } from 'kafkajs';

const RETRY_MS = 250;
const TRIES = 60;

/**
 * The committed offset of each partition; -1 without one. A broker that has just started, or has just become the group's
 * coordinator, answers "loading" for a while, and kafkajs's admin does not ask again as its consumer does:
 * https://github.com/tulios/kafkajs/blob/v2.2.4/src/admin/index.js
 * @throws the broker's error after 15 s
 */
export async function committedOffsets(
  admin: Pick<Admin, 'fetchOffsets'>,
  groupId: string,
  topic: string,
): Promise<Map<number, bigint>> {
  for (let tried = 1; ; tried++) {
    try {
      const [committed] = await admin.fetchOffsets({ groupId, topics: [topic] });
      return new Map(committed?.partitions.map(({ partition, offset }) => [partition, BigInt(offset)]));
    } catch (error) {
      const mayPass = error instanceof kafkajs.KafkaJSError && error.retriable;
      if (!mayPass || tried === TRIES) throw error;
      await delay(RETRY_MS);
    }
  }
}
