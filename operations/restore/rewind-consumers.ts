import { createKafka } from '@loupe/messaging/kafka';
import { createLogger } from '@loupe/telemetry/logger';

/** Events from some time before the moment are read again: an event's time is that of its making, shortly before its commit. */
export const MARGIN_MS = 60_000;

/**
 * Kafka is newer than the restored database: the groups have committed events whose effects are gone. Every group of a service goes
 * back to before the moment. No member of a group may run.
 * @returns how many groups were moved
 */
export async function rewindConsumers(brokers: string, moment: Date): Promise<number> {
  const logger = createLogger({ service: 'restore', level: 'fatal' });
  const admin = createKafka({ brokers: brokers.split(','), clientId: 'restore', logger }).admin();
  await admin.connect();
  try {
    const { groups } = await admin.listGroups();
    const ours = groups.map(({ groupId }) => groupId).filter((id) => !id.startsWith('web-'));
    for (const groupId of ours) {
      for (const { topic } of await admin.fetchOffsets({ groupId })) {
        const partitions = await admin.fetchTopicOffsetsByTimestamp(topic, moment.getTime() - MARGIN_MS);
        await admin.setOffsets({ groupId, topic, partitions });
      }
    }
    return ours.length;
  } finally {
    await admin.disconnect();
  }
}
