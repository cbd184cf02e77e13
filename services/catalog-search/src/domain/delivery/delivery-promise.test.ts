import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { deliveryPromise } from './delivery-promise.ts';

const countdown = (now: string): number => deliveryPromise(100_00, new Date(now)).countdownSeconds;

describe('delivery promise', () => {
  it('[EN-15] counts to the beginning of the next working day in London', () => {
    expect(countdown('2026-11-18T21:30:00Z')).toBe(2.5 * 3600); // Wednesday, GMT
    expect(countdown('2026-07-15T21:30:00Z')).toBe(1.5 * 3600); // Wednesday, BST
    expect(countdown('2026-11-20T23:00:00Z')).toBe(49 * 3600); // Friday: to Monday
    expect(countdown('2026-11-22T23:59:59Z')).toBe(1); // Sunday
  });

  it('[EN-15] knows that the clocks change on the way', () => {
    expect(countdown('2026-03-27T12:00:00Z')).toBe(59 * 3600); // Friday noon to Monday, an hour is lost on Sunday
    expect(countdown('2026-10-23T12:00:00Z')).toBe(60 * 3600); // Friday 1 pm BST to Monday GMT
  });

  it('[EN-15] is free from £50', () => {
    const now = new Date('2026-11-18T12:00:00Z');
    expect(deliveryPromise(50_00, now)).toMatchObject({ free: true, deliveryPrice: 0, leadTime: 3 });
    expect(deliveryPromise(49_99, now)).toMatchObject({ free: false, deliveryPrice: 4_95 });
  });

  it('[EN-15] the moment it counts to is midnight on a weekday in London, within three days', () => {
    const london = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/London',
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    const moments = fc.date({
      min: new Date('2025-01-01'),
      max: new Date('2030-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, (moment) => {
        const now = new Date(Math.floor(moment.getTime() / 1000) * 1000);
        const { countdownSeconds } = deliveryPromise(1, now);
        expect(countdownSeconds).toBeGreaterThan(0);
        expect(countdownSeconds).toBeLessThanOrEqual(73 * 3600);
        expect(london.format(now.getTime() + countdownSeconds * 1000)).toMatch(
          /^(Mon|Tue|Wed|Thu|Fri)\S* 00:00$/,
        );
      }),
    );
  });
});
