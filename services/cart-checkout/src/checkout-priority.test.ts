import { describe, expect, it } from '@jest/globals';
import { createCheckoutPriority } from './checkout-priority.ts';

/** A priority on a clock of its own, which stands until it is moved. */
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

/** @returns a way to let one of them go */
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

describe('work that can wait', () => {
  it('does not while few pay', async () => {
    const { priority } = priorityAt();
    paying(priority, 3);
    expect((await rests(priority)).isOver()).toBe(true);
  });

  it('rests in a rush until it is quiet, all of it together', async () => {
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

  it('rests five seconds at most, and then works for five before it rests again', async () => {
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

  it('is told of those who fail as of those who pay', async () => {
    const { priority } = priorityAt();
    const failing = Array.from({ length: 4 }, () => priority.during(() => Promise.reject(new Error('no'))));
    const resting = await rests(priority);
    expect((await Promise.allSettled(failing)).every(({ status }) => status === 'rejected')).toBe(true);
    await resting.ended;
    expect((await rests(priority)).isOver()).toBe(true);
  });
});
