import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { instalmentMessage } from './instalment-message.ts';

const TERMS = { isEnabled: true, from: 3_000, to: 200_000 };

describe('what is said where a price can be paid in three', () => {
  it.each([
    [2_999, null],
    [3_000, 'Pay 3 instalments of £10.00'],
    [200_000, 'Pay 3 instalments of £666.67'],
    [200_001, null],
  ])('[VA-06] only within its range, both ends included: %d pence', (price, text) =>
    expect(instalmentMessage(TERMS, price)).toBe(text),
  );

  it('[VA-06] only where it is enabled', () =>
    fc.assert(
      fc.property(fc.nat(300_000), (price) => {
        expect(instalmentMessage({ ...TERMS, isEnabled: false }, price)).toBeNull();
      }),
    ));

  it.each([
    [3_001, '£10.00'],
    [3_002, '£10.01'],
    [10_000, '£33.33'],
  ])('[CO-07] to the penny, half up: %d pence', (price, each) =>
    expect(instalmentMessage(TERMS, price)).toBe(`Pay 3 instalments of ${each}`),
  );
});
