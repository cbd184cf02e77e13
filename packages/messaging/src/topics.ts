import { setTimeout as delay } from 'node:timers/promises';
import type { Admin, ITopicConfig, ITopicMetadata } from 'kafkajs';
import type { Topic } from '@loupe/contracts/topics';
import type { KafkaClient } from './kafka.ts';
import { deadLetters, eventTopic } from './topic-settings.ts';
import { applySettings } from './apply-settings.ts';

const ATTEMPTS = 20;

/** Events would be on fewer brokers than was asked for: the loss of one could lose them. */
export class TooFewReplicasError extends Error {
  override readonly name = 'TooFewReplicasError';
}

/**
 * Creates the topics of the registry that are missing, and a dead-letter topic for each. Existing ones get the settings of the registry,
 * but keep their partitions: more of them would send later events of a key to another partition, overtaking earlier ones.
 * @param replicas the brokers that are to have each event; of an existing topic they are only checked
 * @throws TooFewReplicasError
 */
export async function ensureTopics(
  kafka: KafkaClient,
  topics: Readonly<Record<string, Topic>>,
  replicas = 1,
): Promise<void> {
  const admin = kafka.admin();
  await admin.connect();
  try {
    await retryWhileBrokerStarts(() => createMissing(admin, Object.values(topics), replicas));
  } finally {
    await admin.disconnect();
  }
}

async function createMissing(admin: Admin, topics: readonly Topic[], replicas: number): Promise<void> {
  const existing = new Set(await admin.listTopics());
  const wanted = topics
    .flatMap((topic) => [eventTopic(topic), deadLetters(topic)])
    .map((topic) => withReplicas(topic, replicas));
  const known = wanted.filter(({ topic }) => existing.has(topic));
  // By what is assigned, not by who answers: a release goes out while a broker is down.
  if (known.length > 0)
    requireReplicas(await admin.fetchTopicMetadata({ topics: known.map(({ topic }) => topic) }), replicas);
  await applySettings(admin, known);
  const missing = wanted.filter(({ topic }) => !existing.has(topic));
  if (missing.length === 0) return;
  const { brokers } = await admin.describeCluster();
  if (brokers.length < replicas)
    throw new TooFewReplicasError(
      `Each event is to be on ${replicas} brokers, and ${brokers.length} answer: start the others, or lower KAFKA_REPLICAS.`,
    );
  await admin.createTopics({ topics: missing, waitForLeaders: true });
}

/** @throws TooFewReplicasError that names each topic with fewer; how to give them more is in docs/runbooks/upgrade.md */
export function requireReplicas(
  { topics }: { readonly topics: readonly ITopicMetadata[] },
  replicas: number,
): void {
  const fewer = topics
    .filter(({ partitions }) => partitions.some((one) => one.replicas.length < replicas))
    .map(({ name }) => name);
  if (fewer.length > 0)
    throw new TooFewReplicasError(
      `Each event is to be on ${replicas} brokers; these topics are on fewer (docs/runbooks/upgrade.md): ${fewer.join(', ')}`,
    );
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
      if (attempt === ATTEMPTS || error instanceof TooFewReplicasError) throw error;
      await delay(Math.min(100 * attempt, 1_000));
    }
  }
}
