import { describe, expect, it } from '@jest/globals';
import { deliveryPromise } from './delivery-promise.ts';

const at = (now: string, price = 100_00) => deliveryPromise(price, new Date(now));

describe('delivery promise', () => {
  it('[EN-15] names the day, the instant until which it holds and the clock it was judged by', () => {
    expect(at('2026-12-23T12:00:00.250Z')).toMatchObject({
      deliverOn: '2026-12-30',
      holdsUntil: '2026-12-24T00:00:00.000Z',
      answeredAt: '2026-12-23T12:00:00.250Z',
    });
  });

  it('[EN-15] counts whole seconds, over a change of the clocks and a bank holiday', () => {
    expect(at('2026-11-18T21:30:00Z')?.countdownSeconds).toBe(2.5 * 3600);
    expect(at('2026-11-18T21:30:00.001Z')?.countdownSeconds).toBe(2.5 * 3600 - 1);
    // Thursday noon to Tuesday, past Good Friday and Easter Monday; an hour is lost on Sunday.
    expect(at('2027-03-25T12:00:00Z')?.countdownSeconds).toBe(107 * 3600);
  });

  it('[EN-15] is free from £50', () => {
    const now = '2026-11-18T12:00:00Z';
    expect(at(now, 50_00)).toMatchObject({ free: true, deliveryPrice: 0, leadTime: 3 });
    expect(at(now, 49_99)).toMatchObject({ free: false, deliveryPrice: 4_95 });
  });
});
