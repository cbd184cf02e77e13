import { describe, expect, it } from '@jest/globals';
import { analyticsStore, analyticsUserType } from './analytics.ts';
import { SITES } from './sites.ts';

describe('analytics names', () => {
  it('[CO-11] analytics calls the stores BB and loupe, all other places BB and LOU', () => {
    expect([analyticsStore('beaverbrooks'), analyticsStore('loupe')]).toEqual(['BB', 'loupe']);
    expect([SITES.beaverbrooks.siteKeyPrefix, SITES.loupe.siteKeyPrefix]).toEqual(['BB', 'LOU']);
  });

  it('[EU-01] a registered shopper is an Account, any other visitor a Guest', () => {
    expect(analyticsUserType('Registered')).toBe('Account');
    expect(analyticsUserType('Guest')).toBe('Guest');
  });
});
