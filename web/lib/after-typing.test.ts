import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { afterTyping } from './after-typing.ts';

describe('afterTyping', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('[CO-09] calls back 300 ms after the last key, once', () => {
    const called: string[] = [];
    const cancel = afterTyping(() => called.push('gol'));
    jest.advanceTimersByTime(299);
    cancel();
    afterTyping(() => called.push('gold'));
    jest.advanceTimersByTime(299);
    expect(called).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(called).toEqual(['gold']);
    jest.runAllTimers();
    expect(called).toEqual(['gold']);
  });
});
