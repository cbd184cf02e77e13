import { describe, expect, it } from '@jest/globals';
import { deliveryPromises } from './delivery-promise.ts';

const at = (now: string, price = 100_00, preparation = 0) =>
  deliveryPromises({ price, preparation }, new Date(now));
const by = (type: string, ...asked: Parameters<typeof at>) => at(...asked).find((each) => each.type === type);

describe('delivery promises', () => {
  it('[EN-15] name the day, the instant until which it holds and the clock it was judged by', () => {
    expect(by('STD', '2026-12-23T12:00:00.250Z')).toMatchObject({
      deliverOn: '2026-12-30',
      holdsUntil: '2026-12-24T00:00:00.000Z',
      answeredAt: '2026-12-23T12:00:00.250Z',
    });
  });

  it('[EN-15] [EU-02] count down to the cut-off of the next-day method', () => {
    expect(by('NDD', '2026-11-18T16:30:00Z')).toMatchObject({
      deliverOn: '2026-11-19',
      holdsUntil: '2026-11-18T17:00:00.000Z',
      countdownSeconds: 1800,
      leadTime: 2,
      deliveryPrice: 7_95,
      free: false,
    });
    expect(by('NDD', '2026-11-18T17:00:00Z')).toMatchObject({
      deliverOn: '2026-11-20',
      countdownSeconds: 24 * 3600,
    });
  });

  it('[EN-15] count whole seconds, over a change of the clocks and a bank holiday', () => {
    expect(by('STD', '2026-11-18T21:30:00Z')?.countdownSeconds).toBe(2.5 * 3600);
    expect(by('STD', '2026-11-18T21:30:00.001Z')?.countdownSeconds).toBe(2.5 * 3600 - 1);
    // Thursday noon to Tuesday, past Good Friday and Easter Monday; an hour is lost on Sunday.
    expect(by('STD', '2027-03-25T12:00:00Z')?.countdownSeconds).toBe(107 * 3600);
  });

  it('[EN-15] are free from £50 by the standard courier', () => {
    const now = '2026-11-18T12:00:00Z';
    expect(by('STD', now, 50_00)).toMatchObject({ free: true, deliveryPrice: 0, leadTime: 3 });
    expect(by('STD', now, 49_99)).toMatchObject({ free: false, deliveryPrice: 4_95 });
  });

  it('[EN-15] come later for a piece that is made first, and not on the next day', () => {
    const promises = at('2026-11-18T12:00:00Z', 100_00, 10);
    expect(promises.map(({ type, deliverOn, leadTime }) => [type, deliverOn, leadTime])).toEqual([
      ['STD', '2026-12-07', 13],
      ['NOD', '2026-12-04', 13],
    ]);
  });
});
