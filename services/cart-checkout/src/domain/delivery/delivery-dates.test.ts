import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isBankHoliday } from './bank-holidays.ts';
import { deliveryDates } from './delivery-dates.ts';
import { deliveryMethods } from './delivery-methods.ts';

const day = (date: string) => new Date(`${date}T00:00:00Z`);

describe('delivery days', () => {
  it('[EN-07] are the working days from three working days on', () => {
    expect(deliveryDates(new Date('2026-11-20T09:00:00Z'), 3, 5)).toEqual([
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-30',
      '2026-12-01',
    ]);
  });

  it('[EN-07] [CO-08] count from the day it is in London', () => {
    // 23:30 UTC on Monday 1 June is already Tuesday there.
    expect(deliveryDates(new Date('2026-06-01T22:30:00Z'), 3, 1)).toEqual(['2026-06-04']);
    expect(deliveryDates(new Date('2026-06-01T23:30:00Z'), 3, 1)).toEqual(['2026-06-05']);
  });

  it('[EN-07] leave out bank holidays: nobody comes on Christmas Day', () => {
    expect(deliveryDates(new Date('2026-12-22T12:00:00Z'), 3, 3)).toEqual([
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
    ]);
  });

  it('[EN-07] rise, and are never a weekend or in the lead time', () => {
    const moment = fc.date({ min: day('2020-01-01'), max: day('2040-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moment, (now) => {
        const days = deliveryDates(now, 3, 5);
        expect(days).toHaveLength(5);
        expect(days).toEqual([...new Set(days)].sort());
        for (const date of days) {
          expect([0, 6]).not.toContain(day(date).getUTCDay());
          expect(day(date).getTime() - now.getTime()).toBeGreaterThan(2 * 86_400_000 - 3_600_000);
        }
      }),
    );
  });
});

describe('bank holidays of England and Wales', () => {
  it.each([
    [2021, ['01-01', '04-02', '04-05', '05-03', '05-31', '08-30', '12-27', '12-28']],
    [2022, ['01-03', '04-15', '04-18', '05-02', '08-29', '12-26', '12-27']],
    [2026, ['01-01', '04-03', '04-06', '05-04', '05-25', '08-31', '12-25', '12-28']],
    [2027, ['01-01', '03-26', '03-29', '05-03', '05-31', '08-30', '12-27', '12-28']],
  ])('are known for %d', (year, holidays) => {
    for (const holiday of holidays)
      expect([holiday, isBankHoliday(day(`${year}-${holiday}`))]).toEqual([holiday, true]);
    expect(isBankHoliday(day(`${year}-07-15`))).toBe(false);
  });
});

describe('standard delivery', () => {
  it.each([
    [0, 0],
    [1, 495],
    [4999, 495],
    [5000, 0],
  ])('[EN-07] [ST-07] for goods of %d pence costs %d', (goods, price) => {
    expect(deliveryMethods(goods, new Date())).toMatchObject([{ id: 'STD', price, leadTime: 3 }]);
  });
});
