import { describe, expect, it } from '@jest/globals';
import { bankHolidays } from './bank-holidays.ts';
import type { Nation } from './nations.ts';

/** As https://www.gov.uk/bank-holidays publishes them, MM-DD, read in August 2026; it names no year after 2028. */
const PUBLISHED: Record<Exclude<Nation, 'wales'>, Record<number, string>> = {
  england: {
    2024: '01-01 03-29 04-01 05-06 05-27 08-26 12-25 12-26',
    2025: '01-01 04-18 04-21 05-05 05-26 08-25 12-25 12-26',
    2026: '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28',
    2027: '01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28',
    2028: '01-03 04-14 04-17 05-01 05-29 08-28 12-25 12-26',
  },
  scotland: {
    2024: '01-01 01-02 03-29 05-06 05-27 08-05 12-02 12-25 12-26',
    2025: '01-01 01-02 04-18 05-05 05-26 08-04 12-01 12-25 12-26',
    2026: '01-01 01-02 04-03 05-04 05-25 06-15 08-03 11-30 12-25 12-28',
    2027: '01-01 01-04 03-26 05-03 05-31 08-02 11-30 12-27 12-28',
    2028: '01-03 01-04 04-14 05-01 05-29 08-07 11-30 12-25 12-26',
  },
  'northern-ireland': {
    2024: '01-01 03-18 03-29 04-01 05-06 05-27 07-12 08-26 12-25 12-26',
    2025: '01-01 03-17 04-18 04-21 05-05 05-26 07-14 08-25 12-25 12-26',
    2026: '01-01 03-17 04-03 04-06 05-04 05-25 07-13 08-31 12-25 12-28',
    2027: '01-01 03-17 03-26 03-29 05-03 05-31 07-12 08-30 12-27 12-28',
    2028: '01-03 03-17 04-14 04-17 05-01 05-29 07-12 08-28 12-25 12-26',
  },
};
const found = (nation: Nation, year: number) =>
  [...bankHolidays(nation, year)]
    .sort()
    .map((date) => date.replace(`${year}-`, ''))
    .join(' ');

describe('bank holidays', () => {
  it.each(Object.entries(PUBLISHED))('of %s are those published for 2024 to 2028', (nation, years) => {
    for (const [year, published] of Object.entries(years))
      expect([year, found(nation as Nation, Number(year))]).toEqual([year, published]);
  });

  it('of Wales are those of England', () => {
    for (let year = 2024; year < 2100; year++) expect(found('wales', year)).toBe(found('england', year));
  });

  it.each([
    ['england', 2022, '12-26 12-27'],
    ['england', 2033, '12-26 12-27'],
    ['scotland', 2023, '01-02 01-03'],
    ['scotland', 2033, '01-03 01-04'],
  ] as const)(
    'of %s in %d have a substitute day each when two in a row meet a weekend',
    (nation, year, days) => {
      expect(found(nation, year)).toContain(days);
    },
  );
});
