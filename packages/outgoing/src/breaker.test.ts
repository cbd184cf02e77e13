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

  it('[F47] opens when half of twenty calls failed, and then no call is made', async () => {
    const breaker = createBreaker({ openMs: OPEN_MS });
    await after(breaker, 10, 10);
    const call = jest.fn(answers);
    await expect(breaker.run(call)).rejects.toThrow(BreakerOpenError);
    expect(call).not.toHaveBeenCalled();
  });

  it('[F47] stays closed at nine failures of twenty, and with fewer than twenty calls', async () => {
    const breaker = createBreaker({ openMs: OPEN_MS });
    await after(breaker, 11, 9);
    await expect(breaker.run(answers)).resolves.toBe('answer');
    const young = createBreaker({ openMs: OPEN_MS });
    await after(young, 0, 19);
    await expect(young.run(answers)).resolves.toBe('answer');
  });

  it('[F47] allows one trial call after the pause: success closes it, failure opens it again', async () => {
    const breaker = createBreaker({ openMs: OPEN_MS });
    await after(breaker, 0, 20);
    jest.advanceTimersByTime(OPEN_MS);
    await expect(breaker.run(fails)).rejects.toThrow('no answer');
    await expect(breaker.run(answers)).rejects.toThrow(BreakerOpenError);
    jest.advanceTimersByTime(OPEN_MS);
    await expect(breaker.run(answers)).resolves.toBe('answer');
    await expect(breaker.run(answers)).resolves.toBe('answer');
  });

  it('[F47] rejects others at once during the trial call, however long that takes', async () => {
    const breaker = createBreaker({ openMs: OPEN_MS });
    await after(breaker, 0, 20);
    jest.advanceTimersByTime(OPEN_MS);
    let answer = (_: string): void => undefined;
    const probe = breaker.run(() => new Promise<string>((resolve) => (answer = resolve)));
    const call = jest.fn(answers);
    await expect(breaker.run(call)).rejects.toThrow(BreakerOpenError);
    expect(call).not.toHaveBeenCalled();
    answer('late');
    await expect(probe).resolves.toBe('late');
    await expect(breaker.run(call)).resolves.toBe('answer');
  });

  it('[F47] of two calls at the end of the pause one is the trial, the other is rejected', async () => {
    const breaker = createBreaker({ openMs: OPEN_MS });
    await after(breaker, 0, 20);
    jest.advanceTimersByTime(OPEN_MS);
    const call = jest.fn(fails);
    const [tries, comes] = [breaker.run(call), breaker.run(call)];
    await expect(comes).rejects.toThrow(BreakerOpenError);
    await expect(tries).rejects.toThrow('no answer');
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('[F47] room() is all while closed, none while open, and one after the pause', async () => {
    const breaker = createBreaker({ openMs: OPEN_MS });
    expect(breaker.room()).toBe(Infinity);
    await after(breaker, 0, 20);
    expect(breaker.room()).toBe(0);
    jest.advanceTimersByTime(OPEN_MS);
    expect(breaker.room()).toBe(1);
    let answer = (_: string): void => undefined;
    const probe = breaker.run(() => new Promise<string>((resolve) => (answer = resolve)));
    expect(breaker.room()).toBe(0);
    answer('late');
    await probe;
    expect(breaker.room()).toBe(Infinity);
  });

  it('does not count an error that is an answer', async () => {
    const breaker = createBreaker({ openMs: OPEN_MS, isFailure: () => false });
    await after(breaker, 0, 40);
    await expect(breaker.run(answers)).resolves.toBe('answer');
  });
});
