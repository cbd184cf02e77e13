import { describe, expect, it } from '@jest/globals';
import { erasedField } from './erased-document.ts';

describe('the postcode of an erased document', () => {
  it.each([
    ['LS1 2AB', 'LS1'],
    ['ls12ab', 'LS1'],
    ['EC1A1BB', 'EC1A'],
    ['D02 AF30', 'D02'],
    ['d02af30', 'D02'],
    ['no postcode', ''],
    ['', ''],
  ])('of %j is %j', (typed, kept) => {
    expect(erasedField('shippingAddress', { postalCode: typed })).toEqual({ postalCode: kept });
  });
});
