import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { postingsOf } from './postings.ts';
import { judgeReversal, pauseAfter } from './reversal-schedule.ts';

describe('reversal schedule', () => {
  it('[MU-13] pauses grow from 5 seconds to an hour', () => {
    expect([1, 2, 3, 10, 11, 500].map(pauseAfter)).toEqual([5, 10, 20, 2_560, 3_600, 3_600]);
  });

  it.each([
    ['reversed', false, 0, 'settled'],
    ['already-reversed', true, 48, 'settled'],
    ['nothing-found', false, 23.9, 'repeat'],
    ['nothing-found', false, 24, 'nothing-held'],
    ['nothing-found', true, 24, 'abandoned'],
    ['no-answer', false, 24, 'abandoned'],
    ['refused', true, 1, 'repeat'],
    ['not-sent', true, 48, 'repeat'],
  ] as const)('[MU-13] %s, held %s, after %s h: %s', (answer, isHeld, hours, verdict) => {
    expect(judgeReversal(answer, isHeld, hours)).toBe(verdict);
  });
});

describe('postings', () => {
  it('[MU-13] each booking balances, and a reversal undoes an authorisation account by account', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 40 }), (minorUnits) => {
        const there = postingsOf('authorisation', { minorUnits, currency: 'GBP' });
        const back = postingsOf('authorisation-reversal', { minorUnits, currency: 'GBP' });
        expect(there.reduce((sum, posting) => sum + posting.minorUnits, 0)).toBe(0);
        there.forEach((posting, index) => {
          expect(back[index]).toMatchObject({ account: posting.account });
          expect(posting.minorUnits + (back[index]?.minorUnits ?? 0)).toBe(0);
        });
      }),
    );
  });
});
