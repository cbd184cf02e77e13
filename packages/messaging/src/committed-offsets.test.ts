import { expect, it, jest } from '@jest/globals';
import kafkajs from 'kafkajs';
import type { Admin } from 'kafkajs';
import { committedOffsets } from './committed-offsets.ts';

const LOADING = new kafkajs.KafkaJSError('The coordinator is loading', { retriable: true });
const REFUSED = new kafkajs.KafkaJSError('Not authorized', { retriable: false });

const adminThatAnswers = (answers: readonly (Error | string)[]) => {
  const left = [...answers];
  const fetchOffsets = jest.fn(() => {
    const next = left.shift()!;
    return typeof next === 'string'
      ? Promise.resolve([{ topic: 'orders', partitions: [{ partition: 0, offset: next, metadata: null }] }])
      : Promise.reject(next);
  });
  return { fetchOffsets: fetchOffsets as unknown as Admin['fetchOffsets'], calls: fetchOffsets.mock.calls };
};

it('committed offsets are asked for again while the coordinator is loading', async () => {
  const admin = adminThatAnswers([LOADING, LOADING, '7']);
  expect(await committedOffsets(admin, 'group', 'orders')).toEqual(new Map([[0, 7n]]));
  expect(admin.calls).toHaveLength(3);
});

it('committed offsets that may not be read are an error at once', async () => {
  const admin = adminThatAnswers([REFUSED, '7']);
  await expect(committedOffsets(admin, 'group', 'orders')).rejects.toBe(REFUSED);
  expect(admin.calls).toHaveLength(1);
});
