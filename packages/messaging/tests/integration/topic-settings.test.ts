import { afterAll, beforeAll, expect, it } from '@jest/globals';
import kafkajs from 'kafkajs';
import { deadLetterTopic } from '@loupe/contracts/topics';
import { ensureTopics, requireReplicas, TooFewReplicasError } from '../../src/topics.ts';
import { freshTopic, openStage } from './broker-and-database.ts';
import type { Stage } from './broker-and-database.ts';

const { ConfigResourceTypes } = kafkajs;
const DAY_MS = 86_400_000;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

async function settingsOf(name: string): Promise<Readonly<Record<string, string>>> {
  const admin = stage.kafka.admin();
  await admin.connect();
  const { resources } = await admin.describeConfigs({
    resources: [{ type: ConfigResourceTypes.TOPIC, name }],
    includeSynonyms: false,
  });
  await admin.disconnect();
  const entries = resources.flatMap(({ configEntries }) => configEntries);
  return Object.fromEntries(entries.map(({ configName, configValue }) => [configName, configValue]));
}

it('a topic of states loses an older one within a day, a topic of events keeps each for 400 days, dead letters 90', async () => {
  const states = await freshTopic(stage.kafka, { cleanup: 'compact' });
  const events = await freshTopic(stage.kafka);
  expect(await settingsOf(states.name)).toMatchObject({
    'cleanup.policy': 'compact',
    'max.compaction.lag.ms': String(DAY_MS),
    'segment.ms': String(DAY_MS / 4),
  });
  expect(await settingsOf(events.name)).toMatchObject({
    'cleanup.policy': 'delete',
    'retention.ms': String(400 * DAY_MS),
  });
  expect(await settingsOf(deadLetterTopic(events.name))).toMatchObject({
    'retention.ms': String(90 * DAY_MS),
  });
});

it('a topic of an older release gets the settings too, and keeps what else was set on it', async () => {
  const topic = await freshTopic(stage.kafka, { cleanup: 'compact', partitions: 3 });
  const admin = stage.kafka.admin();
  await admin.connect();
  const before = [
    { name: 'cleanup.policy', value: 'compact' },
    { name: 'min.insync.replicas', value: '1' },
    { name: 'max.message.bytes', value: '2000000' },
  ];
  await admin.alterConfigs({
    validateOnly: false,
    resources: [{ type: ConfigResourceTypes.TOPIC, name: topic.name, configEntries: before }],
  });
  await admin.disconnect();
  await ensureTopics(stage.kafka, { topic });
  expect(await settingsOf(topic.name)).toMatchObject({
    'cleanup.policy': 'compact',
    'max.compaction.lag.ms': String(DAY_MS),
    'min.insync.replicas': '1',
    'max.message.bytes': '2000000',
  });
});

it('fewer brokers than each event is to be on is an error that says so, and no topic is created', async () => {
  const topic = { ...(await freshTopic(stage.kafka)), name: 'test.never-made.v1' };
  const refused = ensureTopics(stage.kafka, { topic }, 3);
  await expect(refused).rejects.toThrow(TooFewReplicasError);
  await expect(refused).rejects.toThrow('Each event is to be on 3 brokers, and 1 answer');
  const admin = stage.kafka.admin();
  await admin.connect();
  expect(await admin.listTopics()).not.toContain(topic.name);
  await admin.disconnect();
});

it('a topic that exists on fewer brokers is named', () => {
  const of = (name: string, ...replicas: number[][]) => ({
    name,
    partitions: replicas.map((on, partitionId) => ({
      partitionErrorCode: 0,
      partitionId,
      leader: 1,
      replicas: on,
      isr: on,
    })),
  });
  const topics = [of('a.v1', [1, 2, 3], [2, 3, 1]), of('b.v1', [1, 2, 3], [2, 3]), of('c.v1', [1])];
  expect(() => requireReplicas({ topics }, 3)).toThrow(/on fewer .*: b\.v1, c\.v1$/);
  expect(() => requireReplicas({ topics }, 1)).not.toThrow();
});
