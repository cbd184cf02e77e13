import { describe, expect, it } from '@jest/globals';
import { postcodeOf } from './postcode.ts';

describe('postcode', () => {
  it.each([
    ['gu13uw', 'GB', 'GU1 3UW'],
    [' GU1  3UW ', 'GB', 'GU1 3UW'],
    ['ec1a1bb', 'GB', 'EC1A 1BB'],
    ['w1a 0ax', 'GB', 'W1A 0AX'],
    ['m1 1ae', 'GB', 'M1 1AE'],
    ['im1 2ab', 'IM', 'IM1 2AB'],
    ['d02af30', 'IE', 'D02 AF30'],
    ['d6w xy00', 'IE', 'D6W XY00'],
  ] as const)('[VA-13] writes %j in %s as %j', (typed, country, written) => {
    expect(postcodeOf(typed, country)).toBe(written);
  });

  it.each([
    ['', 'GB'],
    ['GU1', 'GB'],
    ['D02 AF30', 'GB'],
    ['GU1 3UW', 'IM'],
    ['GU1 3UW', 'IE'],
    ['90210', 'GB'],
  ] as const)('[VA-13] refuses %j in %s', (typed, country) => {
    expect(postcodeOf(typed, country)).toBeNull();
  });
});
