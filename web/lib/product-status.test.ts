import { describe, expect, it } from '@jest/globals';
import { availability } from './product-status.ts';

const open = { priceUponEnquiry: false, retailOnly: false };

describe('availability', () => {
  it.each([
    ['liveActive', 'buy'],
    ['discontinuedActive', 'buy'],
    ['liveOutOfStock', 'sold-out'],
    ['liveComingSoon', 'coming-soon'],
    ['liveRetailOnly', 'store-only'],
    ['liveRetailOnlyOutOfStock', 'store-only'],
    ['discontinuedRetailOnly', 'store-only'],
    ['archived', 'gone'],
  ] as const)('[EU-13] %s is %s', (webProductStatus, expected) => {
    expect(availability({ ...open, webProductStatus: { key: webProductStatus } })).toBe(expected);
  });

  it('[EU-13] an active product may still not be for sale online', () => {
    expect(availability({ ...open, webProductStatus: { key: 'liveActive' }, priceUponEnquiry: true })).toBe(
      'on-request',
    );
    expect(availability({ ...open, webProductStatus: { key: 'liveActive' }, retailOnly: true })).toBe(
      'store-only',
    );
  });
});
