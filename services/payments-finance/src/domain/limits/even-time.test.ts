import { expect, it } from '@jest/globals';
import { inEvenTime } from './even-time.ts';

it.each([
  [0, 1_000],
  [1, 999],
  [999, 1],
  [1_000, 0],
  [1_001, 999],
])('an answer found after %i ms waits %i ms more', async (spent, waited) => {
  let ms = 5_000;
  const waits: number[] = [];
  const time = {
    now: () => new Date(ms),
    wait: async (more: number) => void waits.push(more),
    stepMs: 1_000,
  };
  const work = async () => {
    ms += spent;
    return 'found';
  };
  expect(await inEvenTime(work, time)).toBe('found');
  expect(waits).toEqual([waited]);
});

it('a clock that is set back does not prolong the wait', async () => {
  let ms = 5_000;
  const waits: number[] = [];
  const time = {
    now: () => new Date(ms),
    wait: async (more: number) => void waits.push(more),
    stepMs: 1_000,
  };
  await inEvenTime(async () => void (ms = 0), time);
  expect(waits).toEqual([1_000]);
});
