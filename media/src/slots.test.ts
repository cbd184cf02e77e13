import { describe, expect, it } from '@jest/globals';
import { Slots } from './slots.ts';

describe('slots', () => {
  it('[CO-09] never lets more than their number work at once, and serves everybody in turn', async () => {
    const slots = new Slots(2);
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

  it('[CO-09] frees the slot of what failed', async () => {
    const slots = new Slots(1);
    await expect(slots.run(() => Promise.reject(new Error('no image')))).rejects.toThrow('no image');
    await expect(slots.run(async () => 'next')).resolves.toBe('next');
  });
});
