import { describe, expect, it } from '@jest/globals';
import { SITES } from '@loupe/contracts/sites';
import { baseStoreOf } from './base-store.ts';

describe('baseStoreOf', () => {
  it('[CO-11] names the stores beaverbrooks and loupe, with the prefixes BB and LOU', () => {
    expect(SITES.map((site) => [baseStoreOf(site).key, baseStoreOf(site).siteKeyPrefix])).toEqual([
      ['beaverbrooks', 'BB'],
      ['loupe', 'LOU'],
    ]);
  });

  it('[QY-15] [CO-01] sells in pounds, in English, in the United Kingdom', () => {
    for (const site of SITES) {
      expect(baseStoreOf(site)).toMatchObject({
        locale: 'en-GB',
        language: 'en',
        currency: 'GBP',
        country: 'GB',
      });
    }
  });
});
