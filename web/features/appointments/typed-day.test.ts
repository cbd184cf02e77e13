import { describe, expect, it } from '@jest/globals';
import { typedDay } from './typed-day.ts';

const TODAY = new Date('2026-11-29T16:00:00Z');

describe('a day that is typed', () => {
  it.each([
    ['2027-01-14', '2027-01-14'],
    ['14/1/2027', '2027-01-14'],
    ['14.01.27', '2027-01-14'],
    ['14/1', '2027-01-14'],
    ['30/11', '2026-11-30'],
    ['29 November', '2026-11-29'],
    ['28 November', '2027-11-28'],
    [' 14  January ', '2027-01-14'],
    ['14th Jan 2028', '2028-01-14'],
    ['Thursday, 14 January 2027', '2027-01-14'],
    ['29 February 2028', '2028-02-29'],
  ])('[RT-14] %p is %s', (text, day) => expect(typedDay(text, TODAY)).toBe(day));

  it.each([
    '',
    'soon',
    '31/2/2027',
    '14/13',
    '0/1',
    '29 February',
    '14 Foo',
    '2027-1-4',
    '99999999',
    '14/1/202',
  ])('[RT-14] %p is none', (text) => expect(typedDay(text, TODAY)).toBeNull());
});
