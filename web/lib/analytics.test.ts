import { describe, expect, it } from '@jest/globals';
import { pageAddress } from './analytics.ts';

describe('pageAddress', () => {
  it('[BH-04] leaves out the query string and the fragment', () => {
    expect(pageAddress(new URL('https://loupe.example/0200001/x/p?email=a@b.co#buy'))).toBe(
      'https://loupe.example/0200001/x/p',
    );
  });
});
