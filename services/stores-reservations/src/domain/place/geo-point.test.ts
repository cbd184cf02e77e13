import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import { metresBetween, milesOf, requireOnEarth } from './geo-point.ts';

const leeds = { latitude: 53.7997, longitude: -1.5492 };
const manchester = { latitude: 53.4808, longitude: -2.2426 };
const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('distance', () => {
  it('[CO-08] a mile is 1609.344 m, rounded to one decimal, half up', () => {
    expect(milesOf(1609.344)).toBe(1);
    expect(milesOf(0)).toBe(0);
    expect(milesOf(1609.344 * 12.25)).toBe(12.3);
    expect(milesOf(1609.344 * 12.249)).toBe(12.2);
  });

  it('[CO-08] Leeds is 35.9 miles from Manchester', () => {
    expect(metresBetween(leeds, manchester)).toBeGreaterThan(57_000);
    expect(milesOf(metresBetween(leeds, manchester))).toBe(35.9);
  });

  it('[QY-13] is symmetric, 0 between equal points, and at most half the circumference', () => {
    fc.assert(
      fc.property(point, point, (one, other) => {
        const metres = metresBetween(one, other);
        expect(metres).toBeCloseTo(metresBetween(other, one), 3);
        expect(metresBetween(one, one)).toBe(0);
        expect(metres).toBeGreaterThanOrEqual(0);
        expect(metres).toBeLessThanOrEqual(Math.PI * 6_371_008.8 + 1);
      }),
    );
  });

  it('[QY-13] rejects coordinates out of range, naming the field', () => {
    expect(requireOnEarth(leeds)).toEqual(leeds);
    for (const latitude of [90.1, -91, Number.NaN, Infinity]) {
      expect(() => requireOnEarth({ ...leeds, latitude })).toThrow(InvalidFieldError);
    }
    expect(() => requireOnEarth({ ...leeds, longitude: 181 })).toThrow(
      expect.objectContaining({ field: 'position.longitude' }),
    );
  });
});
