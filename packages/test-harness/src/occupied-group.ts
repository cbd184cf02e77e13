import { createKafka } from '@loupe/messaging/kafka';
import { createLogger } from '@loupe/telemetry/logger';

/** Version 0, no topics, no user data: https://kafka.apache.org/protocol (consumer protocol). */
const EMPTY_SUBSCRIPTION = Buffer.alloc(10);
const EMPTY_ASSIGNMENT = Buffer.alloc(10);

export interface OccupiedGroup {
  leave(): Promise<void>;
}

/**
 * Joins a consumer group by an assignment protocol that our consumers do not speak. While it is the only member, the broker
 * rejects them with INCONSISTENT_GROUP_PROTOCOL, which is final: their consumer stops permanently. Reads and commits nothing.
 * @param topic any that exists
 */
export async function occupyGroup(brokers: string, group: string, topic: string): Promise<OccupiedGroup> {
  const logger = createLogger({ service: 'test-harness', level: 'silent' });
  const consumer = createKafka({ brokers: [brokers], clientId: 'other', logger }).consumer({
    groupId: group,
    partitionAssigners: [
      () => ({
        name: 'other',
        version: 0,
        protocol: () => ({ name: 'other', metadata: EMPTY_SUBSCRIPTION }),
        assign: async ({ members }) =>
          members.map(({ memberId }) => ({ memberId, memberAssignment: EMPTY_ASSIGNMENT })),
      }),
    ],
  });
  const joined = new Promise<void>((resolve) => consumer.on(consumer.events.GROUP_JOIN, () => resolve()));
  await consumer.connect();
  await consumer.subscribe({ topics: [topic] });
  await consumer.run({ autoCommit: false, eachMessage: async () => {} });
  await joined;
  return { leave: () => consumer.disconnect() };
}
