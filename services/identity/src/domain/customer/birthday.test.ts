import { describe, expect, it } from '@jest/globals';
import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import { parseBirthday } from './birthday.ts';

const fieldOf = (day: number | null, month: number | null): string | undefined => {
  try {
    parseBirthday(day, month, 'input.');
    return undefined;
  } catch (error) {
    if (error instanceof InvalidFieldError) return error.field;
    throw error;
  }
};

describe('a birthday', () => {
  it('[VA-13] is a day and a month, or nothing', () => {
    expect(parseBirthday(29, 2)).toEqual({ day: 29, month: 2 });
    expect([parseBirthday(null, undefined), parseBirthday(undefined, null)]).toEqual([null, null]);
    expect([fieldOf(1, null), fieldOf(null, 1)]).toEqual(['input.month', 'input.day']);
  });

  it('[VA-13] is a day that exists in some year', () => {
    // Each of them: a random pick would rarely be the thirtieth of February.
    for (let month = -2; month <= 15; month++)
      for (let day = -2; day <= 40; day++) {
        const date = new Date(Date.UTC(2024, month - 1, day));
        const exists =
          date.getUTCFullYear() === 2024 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
        expect([day, month, fieldOf(day, month) === undefined]).toEqual([day, month, exists]);
      }
  });
});
