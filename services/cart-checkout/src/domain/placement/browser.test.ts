import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { tidyReport } from './browser.ts';

const report = fc.record({
  language: fc.string(),
  javaEnabled: fc.boolean(),
  colorDepth: fc.integer(),
  screenHeight: fc.integer(),
  screenWidth: fc.integer(),
  timeDifference: fc.integer(),
});

describe('browser data of a page', () => {
  it('[MU-13] is mapped into the ranges that banks accept', () => {
    fc.assert(
      fc.property(report, (said) => {
        const tidy = tidyReport(said);
        expect([1, 4, 8, 15, 16, 24, 32, 48]).toContain(tidy.colorDepth);
        for (const pixels of [tidy.screenHeight, tidy.screenWidth]) expect(pixels).toBeGreaterThanOrEqual(0);
        expect(Math.abs(tidy.timeDifference)).toBeLessThanOrEqual(840);
        expect(tidy.language).toMatch(/^[A-Za-z\d-]{1,35}$/);
        expect(tidyReport(tidy)).toEqual(tidy);
      }),
    );
  });

  it.each([
    [30, 24],
    [24, 24],
    [64, 48],
    [0, 1],
  ])('[MU-13] a depth of %i is sent as %i', (colorDepth, told) => {
    const said = {
      javaEnabled: false,
      screenHeight: 1,
      screenWidth: 1,
      timeDifference: -60,
      language: 'en-GB',
    };
    expect(tidyReport({ ...said, colorDepth })).toEqual({ ...said, colorDepth: told });
  });
});
