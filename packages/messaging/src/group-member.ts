import type { Consumer as KafkaConsumer } from 'kafkajs';
import type { KafkaClient } from './kafka.ts';

export const HEARTBEAT_MS = 2_000;

/** A consumer that has not joined its group. */
export function createGroupMember(kafka: KafkaClient, group: string): KafkaConsumer {
  return kafka.consumer({
    groupId: group,
    allowAutoTopicCreation: false,
    // Joins and leaves wait for the current fetch: a second instead of the default five. A fetch is answered at once when there is
    // a message; shorter waits only cost an idle broker and its consumers CPU time.
    maxWaitTimeInMs: 1_000,
    // How long the partitions of a killed process are not consumed.
    sessionTimeout: 10_000,
    heartbeatInterval: HEARTBEAT_MS,
  });
}
