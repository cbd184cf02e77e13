import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { arrivalDates, holdsUntil } from './arrivals.ts';
import type { LeadTime } from './lead-times.ts';
import { londonTime } from './london.ts';
import { NATIONS } from './nations.ts';
import { isWorkingDay } from './working-days.ts';

/** Not the shop's own lead time, which may change. */
const LEAD: LeadTime = { nation: 'england', cutOff: '00:00', workingDays: 3 };

const on = (ordered: string, lead: LeadTime = LEAD, count = 1) =>
  arrivalDates(new Date(ordered), lead, count);
const until = (ordered: string, lead: LeadTime = LEAD) =>
  holdsUntil(on(ordered, lead)[0]!, lead).toISOString();

describe('days of arrival', () => {
  it('[EN-07] are the working days from three working days on', () => {
    expect(on('2026-11-20T09:00:00Z', LEAD, 5)).toEqual([
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-30',
      '2026-12-01',
    ]);
  });

  it('[EN-07] [CO-08] are counted from the day it is in London', () => {
    // 23:30 UTC on Monday 1 June is already Tuesday there.
    expect(on('2026-06-01T22:30:00Z')).toEqual(['2026-06-04']);
    expect(on('2026-06-01T23:30:00Z')).toEqual(['2026-06-05']);
  });

  it.each([
    ['2026-12-23T12:00:00Z', '2026-12-30'],
    ['2027-03-23T12:00:00Z', '2027-03-30'],
    ['2028-04-11T12:00:00Z', '2028-04-18'],
  ])('[EN-07] leave out bank holidays: an order of %s arrives on %s', (ordered, date) => {
    expect(on(ordered)).toEqual([date]);
  });

  it('[EN-07] differ by nation: Scotland keeps St Andrew’s Day and works on Easter Monday', () => {
    const scotland: LeadTime = { ...LEAD, nation: 'scotland', workingDays: 1 };
    expect(on('2026-11-27T12:00:00Z', scotland)).toEqual(['2026-12-01']);
    expect(on('2027-03-25T12:00:00Z', scotland)).toEqual(['2027-03-29']);
    expect(on('2027-03-25T12:00:00Z', { ...scotland, nation: 'england' })).toEqual(['2027-03-30']);
  });

  it('[EN-07] are only those that are accepted, and none when that takes three months', () => {
    const wednesdays = (date: string) => new Date(date).getUTCDay() === 3;
    expect(arrivalDates(new Date('2026-11-20T12:00:00Z'), LEAD, 2, wednesdays)).toEqual([
      '2026-11-25',
      '2026-12-02',
    ]);
    const now = new Date('2026-11-20T12:00:00Z');
    expect(arrivalDates(now, LEAD, 1, (date) => date >= '2027-02-18')).toEqual(['2027-02-18']);
    expect(arrivalDates(now, LEAD, 1, (date) => date >= '2027-02-19')).toEqual([]);
  });
});

describe('a promised day', () => {
  it.each([
    ['a Wednesday in winter', '2026-11-18T21:30:00Z', '2026-11-19T00:00:00.000Z'],
    ['a Wednesday in summer', '2026-07-15T21:30:00Z', '2026-07-15T23:00:00.000Z'],
    ['a Friday: until Monday', '2026-11-20T23:00:00Z', '2026-11-23T00:00:00.000Z'],
    ['the last second of a Sunday', '2026-11-22T23:59:59Z', '2026-11-23T00:00:00.000Z'],
    ['the day before Good Friday: until Tuesday', '2027-03-25T12:00:00Z', '2027-03-29T23:00:00.000Z'],
    ['the Friday before the clocks go forward', '2026-03-27T12:00:00Z', '2026-03-29T23:00:00.000Z'],
    ['the Friday before the clocks go back', '2026-10-23T12:00:00Z', '2026-10-26T00:00:00.000Z'],
  ])('[EN-15] holds until the next working day begins in London: %s', (_day, ordered, end) => {
    expect(until(ordered)).toBe(end);
  });

  it('[EN-15] moves with the cut-off', () => {
    const two: LeadTime = { ...LEAD, cutOff: '14:00', workingDays: 2 };
    expect([on('2026-11-18T13:59:59.999Z', two), until('2026-11-18T13:59:59.999Z', two)]).toEqual([
      ['2026-11-19'],
      '2026-11-18T14:00:00.000Z',
    ]);
    expect([on('2026-11-18T14:00:00Z', two), until('2026-11-18T14:00:00Z', two)]).toEqual([
      ['2026-11-20'],
      '2026-11-19T14:00:00.000Z',
    ]);
    expect(on('2026-11-21T09:00:00Z', two)).toEqual(['2026-11-24']);
  });

  it('[EN-07] [EN-15] is a working day that holds to the millisecond, whatever nation, cut-off and moment', () => {
    const moments = fc.date({
      min: new Date('2024-01-01'),
      max: new Date('2030-01-01'),
      noInvalidDate: true,
    });
    const leads = fc.record({
      nation: fc.constantFrom(...NATIONS),
      cutOff: fc.constantFrom('00:00', '01:30', '14:00', '23:59'),
      workingDays: fc.integer({ min: 1, max: 12 }),
    });
    const open = fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 1 });
    fc.assert(
      fc.property(moments, leads, open, (now, lead, weekdays) => {
        const accepts = (date: string) => weekdays.includes(new Date(date).getUTCDay());
        const first = (at: Date) => arrivalDates(at, lead, 1, accepts)[0]!;
        const date = first(now);
        const end = holdsUntil(date, lead);
        expect(isWorkingDay(lead.nation, date)).toBe(true);
        expect(date >= londonTime(now).date).toBe(true);
        expect(end.getTime()).toBeGreaterThan(now.getTime());
        expect(first(new Date(end.getTime() - 1))).toBe(date);
        expect(first(end) > date).toBe(true);
      }),
    );
  });

  it('rejects a day that is not a working day', () => {
    expect(() => holdsUntil('2026-12-25', LEAD)).toThrow(RangeError);
  });
});
