import { describe, expect, it } from '@jest/globals';
import { createTill } from './till.ts';

/** A till on a clock of its own, which stands until it is moved. */
function tillAt() {
  let time = 0;
  const pauses: { readonly until: number; readonly end: () => void }[] = [];
  const till = createTill({
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
  return { till, move };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** @returns a way to let one of them go */
function paying(till: ReturnType<typeof createTill>, shoppers: number) {
  const leave = Array.from({ length: shoppers }, () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    void till.during(() => promise);
    return resolve;
  });
  return () => leave.pop()?.();
}

async function rests(till: ReturnType<typeof createTill>) {
  let over = false;
  const ended = till.quiet().then(() => (over = true));
  await settled();
  return { isOver: () => over, ended };
}

describe('work that can wait', () => {
  it('does not while few pay', async () => {
    const { till } = tillAt();
    paying(till, 3);
    expect((await rests(till)).isOver()).toBe(true);
  });

  it('rests in a rush until it is quiet, all of it together', async () => {
    const { till } = tillAt();
    const leave = paying(till, 5);
    const both = [await rests(till), await rests(till)];
    leave();
    await settled();
    expect(both.map(({ isOver }) => isOver())).toEqual([false, false]);
    leave();
    await settled();
    expect(both.map(({ isOver }) => isOver())).toEqual([true, true]);
  });

  it('rests five seconds at most, and then works for five before it rests again', async () => {
    const { till, move } = tillAt();
    paying(till, 8);
    const first = await rests(till);
    await move(4_999);
    expect(first.isOver()).toBe(false);
    await move(1);
    expect(first.isOver()).toBe(true);
    await move(4_999);
    expect((await rests(till)).isOver()).toBe(true);
    await move(1);
    expect((await rests(till)).isOver()).toBe(false);
  });

  it('is told of those who fail as of those who pay', async () => {
    const { till } = tillAt();
    const failing = Array.from({ length: 4 }, () => till.during(() => Promise.reject(new Error('no'))));
    const resting = await rests(till);
    expect((await Promise.allSettled(failing)).every(({ status }) => status === 'rejected')).toBe(true);
    await resting.ended;
    expect((await rests(till)).isOver()).toBe(true);
  });
});
