import { createRequire } from 'node:module';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { gatherFetches, letFetchesGather } from './kafkajs-gathered-fetches.ts';

const { prototype } = createRequire(import.meta.url)('kafkajs/src/consumer/consumerGroup') as {
  prototype: { fetch(nodeId: number): Promise<unknown[]> };
};
/** What the broker answers, and when it was asked. */
let answers: { isEmpty: () => boolean; offsetLag: () => string }[];
let asked: number[];
// The files of a workspace share their modules.
const { fetch } = prototype;
beforeAll(() => {
  prototype.fetch = async () => {
    asked.push(Date.now());
    return answers.splice(0, 1);
  };
  letFetchesGather();
});
afterAll(() => void (prototype.fetch = fetch));

const batch = (messages: number, behind: number) => ({
  isEmpty: () => messages === 0,
  offsetLag: () => String(behind),
});
const memberOf = (groupId: string) =>
  Object.create(prototype, { groupId: { value: groupId } }) as typeof prototype;

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  asked = [];
});
afterEach(() => void jest.useRealTimers());

async function threeFetches(group: string): Promise<number[]> {
  const member = memberOf(group);
  const fetched = (async () => {
    for (let times = 0; times < 3; times += 1) await member.fetch(1);
  })();
  await jest.advanceTimersByTimeAsync(5_000);
  await fetched;
  return asked;
}

it('a group that gathers fetches a second after the last message of its partitions, others at once', async () => {
  gatherFetches('counts', 1_000);
  answers = [batch(1, 0), batch(2, 0), batch(1, 0)];
  expect(await threeFetches('counts')).toEqual([0, 1_000, 2_000]);
  asked = [];
  answers = [batch(1, 0), batch(2, 0), batch(1, 0)];
  expect(await threeFetches('pages')).toEqual([5_000, 5_000, 5_000]);
});

it('a group that gathers waits neither after a quiet time nor before what is known to wait', async () => {
  gatherFetches('counts', 1_000);
  answers = [batch(0, 0), batch(500, 70), batch(70, 0)];
  expect(await threeFetches('counts')).toEqual([0, 0, 0]);
});
