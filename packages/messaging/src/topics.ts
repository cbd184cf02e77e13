import { setTimeout as delay } from 'node:timers/promises';
import type { Admin, ITopicConfig } from 'kafkajs';
import type { Topic } from '@loupe/contracts/topics';
import type { KafkaClient } from './kafka.ts';
import { deadLetters, eventTopic } from './topic-settings.ts';
import { applySettings } from './apply-settings.ts';

const REPLICAS = 3;
const ATTEMPTS = 20;

/**
 * Creates the topics of the registry that are missing, and a dead-letter topic for each. Existing ones get the settings of the registry,
 * but keep their partitions: more of them would send later events of a key to another partition, overtaking earlier ones.
 */
export async function ensureTopics(
  kafka: KafkaClient,
  topics: Readonly<Record<string, Topic>>,
): Promise<void> {
  const admin = kafka.admin();
  await admin.connect();
  try {
    await retryWhileBrokerStarts(() => createMissing(admin, Object.values(topics)));
  } finally {
    await admin.disconnect();
  }
}

async function createMissing(admin: Admin, topics: readonly Topic[]): Promise<void> {
  const { brokers } = await admin.describeCluster();
  const replicationFactor = Math.min(REPLICAS, brokers.length);
  const existing = new Set(await admin.listTopics());
  const wanted = topics.flatMap((topic) => [eventTopic(topic), deadLetters(topic)]);
  const known = wanted.filter(({ topic }) => existing.has(topic));
  await applySettings(admin, known);
  const missing = wanted.filter(({ topic }) => !existing.has(topic));
  if (missing.length === 0) return;
  await admin.createTopics({
    topics: missing.map((topic) => withReplicas(topic, replicationFactor)),
    waitForLeaders: true,
  });
}

/** An acknowledged event must be on two brokers where there are two. */
function withReplicas(topic: ITopicConfig, replicationFactor: number): ITopicConfig {
  const minInSync = { name: 'min.insync.replicas', value: String(Math.min(2, replicationFactor)) };
  return { ...topic, replicationFactor, configEntries: [...(topic.configEntries ?? []), minInSync] };
}

/** A broker accepts connections before it can create topics; another service may be creating the same ones. */
async function retryWhileBrokerStarts(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await delay(Math.min(100 * attempt, 1_000));
    }
  }
}
