import { describe, expect, it } from '@jest/globals';
import { isDay, optionalDay } from './day.ts';

describe('a day', () => {
  it.each(['2026-11-27', '2028-02-29', '0001-01-01', '9999-12-31'])('%s is one', (text) => {
    expect(optionalDay('nominatedDay', text)).toBe(text);
  });

  it.each([
    ...[
      '',
      ' ',
      'gold',
      'today',
      'infinity',
      '2026-02-30',
      '2027-02-29',
      '2026-13-01',
      '2026-00-10',
      '0000-01-01',
    ],
    ...[
      '2026-1-5',
      '20261127',
      '+002026-11-27',
      '12026-11-27',
      '2026-11-27 ',
      '2026-11-27T00:00',
      '2026-11-27\n',
    ],
  ])('%j is none', (text) => {
    expect(isDay(text)).toBe(false);
    expect(() => optionalDay('nominatedDay', text)).toThrow('Choose a day');
  });

  it('may be left out', () => {
    expect([optionalDay('nominatedDay', null), optionalDay('nominatedDay', undefined)]).toEqual([null, null]);
  });
});
