import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { COMMIT_MS, OffsetCommits } from './offset-commits.ts';

/** A group's offsets at the broker, which fails as often as asked. */
function group() {
  const committed: number[] = [];
  const state = { handled: 0, failures: 0 };
  return {
    committed,
    state,
    commitOffsetsIfNecessary: async ({ topics }: { topics: readonly unknown[] } = { topics: [] }) => {
      if (topics.length === 0) return;
      state.failures -= 1;
      if (state.failures >= 0) throw new Error('The broker is away.');
      committed.push(state.handled);
    },
    uncommittedOffsets: () => {
      const isCommitted = state.handled === (committed.at(-1) ?? 0);
      return { topics: isCommitted ? [] : [{ topic: 'orders', partitions: [] }] };
    },
  };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('offsets of many batches are committed once, those of the last one too', async () => {
  const offsets = group();
  const commits = new OffsetCommits();
  for (const handled of [1, 2, 3]) {
    offsets.state.handled = handled;
    commits.later(offsets);
  }
  expect(offsets.committed).toEqual([]);
  await jest.advanceTimersByTimeAsync(10 * COMMIT_MS);
  expect(offsets.committed).toEqual([3]);
});

it('offsets that the broker did not take are committed later, and at once when the consumer ends', async () => {
  const offsets = group();
  const commits = new OffsetCommits();
  Object.assign(offsets.state, { handled: 1, failures: 2 });
  commits.later(offsets);
  await jest.advanceTimersByTimeAsync(2 * COMMIT_MS);
  expect(offsets.committed).toEqual([]);
  await jest.advanceTimersByTimeAsync(COMMIT_MS);
  expect(offsets.committed).toEqual([1]);
  offsets.state.handled = 2;
  commits.later(offsets);
  await commits.end();
  expect(offsets.committed).toEqual([1, 2]);
  Object.assign(offsets.state, { handled: 3, failures: 9 });
  commits.later(offsets);
  await commits.now();
  await jest.advanceTimersByTimeAsync(10 * COMMIT_MS);
  expect(offsets.state.failures).toBe(8);
});

it('offsets of an earlier generation are not committed', async () => {
  const offsets = group();
  const commits = new OffsetCommits();
  offsets.state.handled = 1;
  commits.later(offsets);
  commits.forget();
  await jest.advanceTimersByTimeAsync(2 * COMMIT_MS);
  expect(offsets.committed).toEqual([]);
});
