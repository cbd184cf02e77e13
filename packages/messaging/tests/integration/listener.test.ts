import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { inTransaction } from '@loupe/database/transaction';
import type { Topic } from '@loupe/contracts/topics';
import { startListener } from '../../src/listener.ts';
import { enqueue } from '../../src/outbox.ts';
import { startRelay } from '../../src/relay.ts';
import { freshTopic, openStage } from './broker-and-database.ts';
import type { Stage } from './broker-and-database.ts';
import { eventually } from './eventually.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
}, 120_000);
afterAll(() => stage?.close());

function listenTo(topic: Topic) {
  const said: string[] = [];
  const listener = startListener({
    kafka: stage.kafka,
    group: `listener-${randomUUID()}`,
    topics: [topic],
    onEvent: ({ aggregateId }) => void said.push(aggregateId),
    onGap: () => void said.push('gap'),
    onSilence: () => void said.push('silence'),
  });
  return { said, listener };
}

it('every listener gets every message, reports an unavailable broker once, and that messages may have been missed', async () => {
  const topic = await freshTopic(stage.kafka, { partitions: 3 });
  const relay = startRelay({ ...stage, service: 'messaging-test', pollMs: 20 });
  const say = (aggregateId: string) =>
    inTransaction(stage.pool, (tx) =>
      enqueue(tx, {
        topic: topic.name,
        type: 'thing-state',
        aggregateId,
        aggregateVersion: 1n,
        site: '',
        payload: Buffer.alloc(1),
      }),
    );
  const both = [listenTo(topic), listenTo(topic)];
  const eachSaid = (what: string) => both.every(({ said }) => said.includes(what));

  await eventually(() => eachSaid('gap'), 'both have joined');
  await say('first');
  await eventually(() => eachSaid('first'), 'both have heard');
  expect(both.map(({ said }) => said)).toEqual([
    ['gap', 'first'],
    ['gap', 'first'],
  ]);

  await stage.broker.kill();
  await eventually(() => eachSaid('silence'), 'both say that the broker is away');
  await stage.broker.restart();
  await eventually(() => both.every(({ said }) => said.at(-1) === 'gap'), 'both may have missed some');
  await say('second');
  await eventually(() => eachSaid('second'), 'both receive events again');
  for (const { said } of both) expect(said.filter((what) => what === 'silence')).toHaveLength(1);
  await Promise.all([relay.stop(), ...both.map(({ listener }) => listener.stop())]);
}, 120_000);
