import { describe, expect, it } from '@jest/globals';
import { Slots, SlotsTakenError } from './slots.ts';

describe('slots', () => {
  it('[CO-09] never runs more jobs at once than it has slots, and runs all in order', async () => {
    const slots = new Slots({ count: 2, waiting: 4 });
    const order: number[] = [];
    let working = 0;
    let most = 0;
    await Promise.all(
      [0, 1, 2, 3, 4, 5].map((task) =>
        slots.run(async () => {
          most = Math.max(most, ++working);
          order.push(task);
          await Promise.resolve();
          working -= 1;
        }),
      ),
    );
    expect(most).toBe(2);
    expect(order).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('[CO-09] frees the slot of a failed job', async () => {
    const slots = new Slots({ count: 1, waiting: 0 });
    await expect(slots.run(() => Promise.reject(new Error('no image')))).rejects.toThrow('no image');
    await expect(slots.run(async () => 'next')).resolves.toBe('next');
  });

  it('[CO-09] rejects jobs when the queue is full', async () => {
    const slots = new Slots({ count: 1, waiting: 1 });
    const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
    const working = slots.run(() => finished);
    const waiting = slots.run(async () => 'second');
    await expect(slots.run(async () => 'third')).rejects.toBeInstanceOf(SlotsTakenError);
    finish();
    await working;
    await expect(waiting).resolves.toBe('second');
  });

  it('[CO-09] never starts a job that no client waits for, and gives its place to others', async () => {
    const slots = new Slots({ count: 1, waiting: 1 });
    const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
    const working = slots.run(() => finished);
    let began = false;
    const unwanted = slots.run(
      async () => void (began = true),
      () => false,
    );
    const dropped = expect(unwanted).rejects.toBeInstanceOf(SlotsTakenError);
    const waiting = slots.run(async () => 'third');
    await dropped;
    finish();
    await working;
    await expect(waiting).resolves.toBe('third');
    expect(began).toBe(false);
  });
});
