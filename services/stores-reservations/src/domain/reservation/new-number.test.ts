import { describe, expect, it } from '@jest/globals';
import { newCollectionCode, newReservationNumber, readReservationNumber } from './new-number.ts';

describe('the number of a reservation', () => {
  it('has no letters and digits that are taken for each other', () => {
    const numbers = Array.from({ length: 30 }, (_, n) => newReservationNumber(() => n));
    expect(numbers.join('')).not.toMatch(/[01OIL]/);
    for (const number of numbers) expect(readReservationNumber(number)).toBe(number);
  });

  it('is read as people type it', () => {
    for (const typed of ['r-7kq2mx4t', 'R 7KQ2 MX4T', '7KQ2-MX4T', ' R7KQ2MX4T '])
      expect(readReservationNumber(typed)).toBe('R-7KQ2MX4T');
    for (const typed of ['', '7KQ2MX4', 'R-7KQ2MX4O', 'BB7KQ2MX4TA', `R-7KQ2MX4T'`])
      expect(readReservationNumber(typed)).toBeNull();
  });

  it('has a code of four digits', () => {
    expect([0, 42, 9_999].map((n) => newCollectionCode(() => n))).toEqual(['0000', '0042', '9999']);
  });
});
