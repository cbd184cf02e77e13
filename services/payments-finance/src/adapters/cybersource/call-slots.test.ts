import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createCallSlots } from './call-slots.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const WAIT_MS = 1_000;

describe('call slots', () => {
  it('are given to as many as there are, and back', async () => {
    const slots = createCallSlots(2);
    const first = await slots.take(WAIT_MS);
    await slots.take(WAIT_MS);
    expect(slots.free()).toBe(0);
    first?.();
    expect(slots.free()).toBe(1);
  });

  it('go from hand to hand, in the order in which they were asked for', async () => {
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

  it('are not given to anyone whose time to wait is over', async () => {
    const slots = createCallSlots(1);
    const first = await slots.take(WAIT_MS);
    const late = slots.take(WAIT_MS);
    jest.advanceTimersByTime(WAIT_MS);
    expect(await late).toBeUndefined();
    first?.();
    expect(slots.free()).toBe(1);
  });
});
