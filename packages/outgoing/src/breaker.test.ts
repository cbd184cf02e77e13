import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { BreakerOpenError, createBreaker } from './breaker.ts';
import type { Breaker } from './breaker.ts';

const OPEN_MS = 30_000;
const fails = () => Promise.reject(new Error('no answer'));
const answers = () => Promise.resolve('answer');

async function after(breaker: Breaker, successes: number, failures: number): Promise<void> {
  for (let call = 0; call < successes; call++) await breaker.run(answers);
  for (let call = 0; call < failures; call++) await breaker.run(fails).catch(() => undefined);
}

describe('breaker', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('[F47] opens when half of twenty calls failed, and then nobody is called', async () => {
    const breaker = createBreaker({ openMs: OPEN_MS });
    await after(breaker, 10, 10);
    const call = jest.fn(answers);
    await expect(breaker.run(call)).rejects.toThrow(BreakerOpenError);
    expect(call).not.toHaveBeenCalled();
  });

  it('[F47] stays closed at nine failures of twenty, and before there were twenty', async () => {
    const breaker = createBreaker({ openMs: OPEN_MS });
    await after(breaker, 11, 9);
    await expect(breaker.run(answers)).resolves.toBe('answer');
    const young = createBreaker({ openMs: OPEN_MS });
    await after(young, 0, 19);
    await expect(young.run(answers)).resolves.toBe('answer');
  });

  it('[F47] lets one call try when its time is over: success closes it, failure opens it again', async () => {
    const breaker = createBreaker({ openMs: OPEN_MS });
    await after(breaker, 0, 20);
    jest.advanceTimersByTime(OPEN_MS);
    await expect(breaker.run(fails)).rejects.toThrow('no answer');
    await expect(breaker.run(answers)).rejects.toThrow(BreakerOpenError);
    jest.advanceTimersByTime(OPEN_MS);
    await expect(breaker.run(answers)).resolves.toBe('answer');
    await expect(breaker.run(answers)).resolves.toBe('answer');
  });

  it('does not count an error that is an answer', async () => {
    const breaker = createBreaker({ openMs: OPEN_MS, isFailure: () => false });
    await after(breaker, 0, 40);
    await expect(breaker.run(answers)).resolves.toBe('answer');
  });
});
