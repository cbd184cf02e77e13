import { describe, expect, it } from '@jest/globals';
import { createCheckoutPriority } from './checkout-priority.ts';

/** A priority with a stopped clock that the test advances. */
function priorityAt() {
  let time = 0;
  const pauses: { readonly until: number; readonly end: () => void }[] = [];
  const priority = createCheckoutPriority({
    now: () => time,
    pause: (milliseconds, signal) =>
      new Promise((end) => {
        pauses.push({ until: time + milliseconds, end });
        signal.addEventListener('abort', () => end());
      }),
  });
  const move = async (milliseconds: number) => {
    time += milliseconds;
    for (const { until, end } of pauses) if (until <= time) end();
    await settled();
  };
  return { priority, move };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** @returns a function that finishes one of them */
function paying(priority: ReturnType<typeof createCheckoutPriority>, shoppers: number) {
  const leave = Array.from({ length: shoppers }, () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    void priority.during(() => promise);
    return resolve;
  });
  return () => leave.pop()?.();
}

async function rests(priority: ReturnType<typeof createCheckoutPriority>) {
  let over = false;
  const ended = priority.whenIdle().then(() => (over = true));
  await settled();
  return { isOver: () => over, ended };
}

describe('background work', () => {
  it('is not deferred while few placements run', async () => {
    const { priority } = priorityAt();
    paying(priority, 3);
    expect((await rests(priority)).isOver()).toBe(true);
  });

  it('is deferred while many placements run, and all of it continues when few do', async () => {
    const { priority } = priorityAt();
    const leave = paying(priority, 5);
    const both = [await rests(priority), await rests(priority)];
    leave();
    await settled();
    expect(both.map(({ isOver }) => isOver())).toEqual([false, false]);
    leave();
    await settled();
    expect(both.map(({ isOver }) => isOver())).toEqual([true, true]);
  });

  it('is deferred for at most five seconds, and then runs for five before it is deferred again', async () => {
    const { priority, move } = priorityAt();
    paying(priority, 8);
    const first = await rests(priority);
    await move(4_999);
    expect(first.isOver()).toBe(false);
    await move(1);
    expect(first.isOver()).toBe(true);
    await move(4_999);
    expect((await rests(priority)).isOver()).toBe(true);
    await move(1);
    expect((await rests(priority)).isOver()).toBe(false);
  });

  it('counts placements that fail like those that succeed', async () => {
    const { priority } = priorityAt();
    const failing = Array.from({ length: 4 }, () => priority.during(() => Promise.reject(new Error('no'))));
    const resting = await rests(priority);
    expect((await Promise.allSettled(failing)).every(({ status }) => status === 'rejected')).toBe(true);
    await resting.ended;
    expect((await rests(priority)).isOver()).toBe(true);
  });
});
