import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { priceAt } from './pricing.ts';
import type { PriceWindow } from './variant.ts';

const window = (change: Partial<PriceWindow>): PriceWindow => ({
  site: 'loupe',
  minorUnits: 100,
  validFromMs: 0,
  validUntilMs: 0,
  ...change,
});
const at = (ms: number) => new Date(ms);

describe('the price at a moment', () => {
  it('[EN-06] is valid from its first millisecond and until just before its end', () => {
    const sale = [window({ minorUnits: 80, validFromMs: 1_000, validUntilMs: 2_000 })];
    expect([999, 1_000, 1_999, 2_000].map((ms) => priceAt(sale, 'loupe', at(ms))?.minorUnits)).toEqual([
      undefined,
      80,
      80,
      undefined,
    ]);
  });

  it('[EU-03] a dated price takes precedence over an undated one, then the later start, then the lower price', () => {
    const windows = [
      window({ minorUnits: 100 }),
      window({ minorUnits: 90, validFromMs: 1_000 }),
      window({ minorUnits: 95, validFromMs: 2_000, validUntilMs: 3_000 }),
      window({ minorUnits: 94, validFromMs: 2_000, validUntilMs: 3_000 }),
    ];
    expect(priceAt(windows, 'loupe', at(500))).toEqual({ minorUnits: 100, priceType: 'default' });
    expect(priceAt(windows, 'loupe', at(1_500))).toEqual({ minorUnits: 90, priceType: 'dateRange' });
    expect(priceAt(windows, 'loupe', at(2_500))).toEqual({ minorUnits: 94, priceType: 'dateRange' });
  });

  it('[EN-06] is one of the site’s valid prices or none, whatever their order', () => {
    const any = fc.record({
      site: fc.constantFrom('loupe', 'beaverbrooks'),
      minorUnits: fc.nat(1_000),
      validFromMs: fc.nat(10),
      validUntilMs: fc.nat(10),
    });
    fc.assert(
      fc.property(fc.array(any), fc.integer({ min: 1, max: 12 }), (windows, ms) => {
        const price = priceAt(windows, 'loupe', at(ms));
        const valid = windows.filter(
          (w) => w.site === 'loupe' && w.validFromMs <= ms && (w.validUntilMs === 0 || ms < w.validUntilMs),
        );
        expect(price === null).toBe(valid.length === 0);
        if (price !== null) expect(valid.map((w) => w.minorUnits)).toContain(price.minorUnits);
        expect(priceAt(windows.toReversed(), 'loupe', at(ms))).toEqual(price);
      }),
    );
  });
});
