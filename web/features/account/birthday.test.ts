import { describe, expect, it } from '@jest/globals';
import { birthdayOf, MONTHS } from './birthday.ts';

describe('[VA-13] a birthday', () => {
  it('is day and month, or neither', () => {
    expect(birthdayOf({ day: '', month: '' })).toBeUndefined();
    expect(birthdayOf({ day: '14', month: '6' })).toEqual({ day: 14, month: 6 });
    expect(birthdayOf({ day: '14', month: '' })).toBe('unreal');
    expect(birthdayOf({ day: '', month: '6' })).toBe('unreal');
  });

  it('may be 29 February, and no date that does not exist', () => {
    expect(birthdayOf({ day: '29', month: '2' })).toEqual({ day: 29, month: 2 });
    for (const [day, month] of [
      ['30', '2'],
      ['31', '4'],
      ['31', '11'],
      ['0', '1'],
      ['32', '1'],
      ['1', '13'],
      ['1.5', '1'],
      ['x', '1'],
    ] as const) {
      expect(birthdayOf({ day, month })).toBe('unreal');
    }
  });

  it('has twelve months to choose from', () => {
    expect(MONTHS).toHaveLength(12);
  });
});
