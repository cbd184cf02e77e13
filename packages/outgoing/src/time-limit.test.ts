import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { startTimeLimit, withinTimeLimit } from './time-limit.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a time limit', () => {
  it('aborts its signal with a TimeoutError, as AbortSignal.timeout does', () => {
    const { signal } = startTimeLimit(50);
    jest.advanceTimersByTime(49);
    expect(signal.aborted).toBe(false);
    jest.advanceTimersByTime(1);
    expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
  });

  it.each([
    ['succeeded', async () => 'done'],
    ['failed', () => Promise.reject(new Error('refused'))],
  ])('is over with its work, which %s', async (_how, work: () => Promise<unknown>) => {
    const signals: AbortSignal[] = [];
    await withinTimeLimit(50, (signal) => (signals.push(signal), work())).catch(() => {});
    jest.advanceTimersByTime(1_000);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  });
});
