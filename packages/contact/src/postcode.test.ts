import { describe, expect, it } from '@jest/globals';
import { parseOutward, parsePostcode, postcodeOf } from './postcode.ts';

describe('postcode', () => {
  it.each([
    ['gu13uw', 'GB', 'GU1 3UW'],
    [' GU1  3UW ', 'GB', 'GU1 3UW'],
    ['ec1a1bb', 'GB', 'EC1A 1BB'],
    ['w1a 0ax', 'GB', 'W1A 0AX'],
    ['m1 1ae', 'GB', 'M1 1AE'],
    ['bf12aa', 'GB', 'BF1 2AA'],
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
    ['ZQ1 1AA', 'GB'],
    ['GX11 1AA', 'GB'],
    ['AA1 1AA', 'GB'],
  ] as const)('[VA-13] refuses %j in %s', (typed, country) => {
    expect(postcodeOf(typed, country)).toBeNull();
  });

  it('[VA-13] says that no postcode begins so', () => {
    expect(() => parsePostcode('postalCode', 'zq1\u200b1aa', 'GB')).toThrow(
      'We know no postcodes that begin with ZQ.',
    );
    expect(() => parsePostcode('postalCode', 'GX11 1AA', 'GB')).toThrow('begin with GX.');
    expect(() => parsePostcode('postalCode', 'GU1', 'GB')).toThrow('looks like LS1 4AP');
  });
});

describe('the outward half of a postcode', () => {
  it.each([
    ['gu1', 'GB', 'GU1'],
    ['EC1A ', 'GB', 'EC1A'],
    ['ec1a 1bb', 'GB', 'EC1A'],
    ['IM1', 'IM', 'IM1'],
    ['D02', 'IE', 'D02'],
  ] as const)('[VA-13] is read from %j in %s as %j', (told, country, half) => {
    expect(parseOutward('postalCode', told, country)).toBe(half);
  });

  it.each([
    ['', 'GB'],
    ['ZQ1', 'GB'],
    ['GU1', 'IM'],
    ['GU1', 'IE'],
    ['EC1A 1B', 'GB'],
  ] as const)('[VA-13] is refused in %j in %s', (told, country) => {
    expect(() => parseOutward('postalCode', told, country)).toThrow('looks like');
  });
});
