import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createCallSlots } from './call-slots.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const WAIT_MS = 1_000;

describe('call slots', () => {
  it('are granted up to the limit, and again after they were released', async () => {
    const slots = createCallSlots(2);
    const first = await slots.take(WAIT_MS);
    await slots.take(WAIT_MS);
    expect(slots.free()).toBe(0);
    first?.();
    expect(slots.free()).toBe(1);
  });

  it('are granted in the order in which they were requested', async () => {
    const slots = createCallSlots(1);
    const first = await slots.take(WAIT_MS);
    const served: string[] = [];
    const second = slots.take(WAIT_MS).then((release) => (served.push('second'), release));
    const third = slots.take(WAIT_MS).then((release) => (served.push('third'), release));
    first?.();
    (await second)?.();
    expect(slots.free()).toBe(0);
    (await third)?.();
    expect([served, slots.free()]).toEqual([['second', 'third'], 1]);
  });

  it('are not granted after the waiting time has passed', async () => {
    const slots = createCallSlots(1);
    const first = await slots.take(WAIT_MS);
    const late = slots.take(WAIT_MS);
    jest.advanceTimersByTime(WAIT_MS);
    expect(await late).toBeUndefined();
    first?.();
    expect(slots.free()).toBe(1);
  });
});
