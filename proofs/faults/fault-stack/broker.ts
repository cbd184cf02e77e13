import { TOPICS } from '@loupe/contracts/topics';
import { listDeadLetters } from '@loupe/messaging/dead-letters';
import { createKafka } from '@loupe/messaging/kafka';
import { createLogger } from '@loupe/telemetry/logger';
import { occupyGroup, type OccupiedGroup } from '@loupe/test-harness/occupied-group';

/** What experiments read and change in Kafka. */
export interface Broker {
  /** The number of messages in all dead-letter topics. */
  deadLetters(): Promise<number>;
  /** Whether a consumer group has no members. */
  isEmpty(group: string): Promise<boolean>;
  /** Joins an empty group with another protocol, so that its consumers are rejected and end. */
  occupy(group: string, topic: string): Promise<OccupiedGroup>;
}

export function brokerAt(brokers: string): Broker {
  const logger = createLogger({ service: 'faults', level: 'fatal' });
  const kafka = createKafka({ brokers: brokers.split(','), clientId: 'faults', logger });
  return {
    async deadLetters() {
      const topics = Object.values(TOPICS).map(({ name }) => name);
      return (await listDeadLetters(kafka, topics)).length;
    },
    async isEmpty(group) {
      const admin = kafka.admin();
      await admin.connect();
      const { groups } = await admin.describeGroups([group]).finally(() => admin.disconnect());
      return groups[0]?.state === 'Empty';
    },
    occupy: (group, topic) => occupyGroup(brokers, group, topic),
  };
}
