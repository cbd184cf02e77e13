import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { priceAt } from './price-at.ts';
import type { PriceWindow } from './price-at.ts';

const day = (date: string): Date => new Date(`${date}T00:00:00Z`);
const price = (minorUnits: number, from: string | null = null, until: string | null = null): PriceWindow => ({
  minorUnits,
  wasMinorUnits: null,
  wasWasMinorUnits: null,
  validFrom: from === null ? null : day(from),
  validUntil: until === null ? null : day(until),
});

const moments = fc.date({ min: day('2026-01-01'), max: day('2027-01-01'), noInvalidDate: true });
const windows = fc.record({
  minorUnits: fc.integer({ min: 0, max: 1_000_000 }),
  wasMinorUnits: fc.constant(null),
  wasWasMinorUnits: fc.constant(null),
  validFrom: fc.option(moments),
  validUntil: fc.option(moments),
});

describe('price windows', () => {
  it('[EN-06] a dated price stands from its first moment to just before its last', () => {
    const prices = [price(2_350_00), price(1_975_00, '2026-11-27', '2026-12-01')];
    expect(priceAt(prices, new Date('2026-11-26T23:59:59.999Z'))?.minorUnits).toBe(2_350_00);
    expect(priceAt(prices, day('2026-11-27'))?.minorUnits).toBe(1_975_00);
    expect(priceAt(prices, new Date('2026-11-30T23:59:59.999Z'))?.minorUnits).toBe(1_975_00);
    expect(priceAt(prices, day('2026-12-01'))?.minorUnits).toBe(2_350_00);
  });

  it('[EN-06] of two dated prices the later beginning is meant, then the lower price', () => {
    expect(priceAt([price(900, '2026-01-01'), price(950, '2026-06-01')], day('2026-07-01'))?.minorUnits).toBe(
      950,
    );
    expect(priceAt([price(950, '2026-06-01'), price(900, '2026-06-01')], day('2026-07-01'))?.minorUnits).toBe(
      900,
    );
  });

  it('[EN-06] there is no price before the first begins and none without any', () => {
    expect(priceAt([price(900, '2026-06-01')], day('2026-05-31'))).toBeNull();
    expect(priceAt([], day('2026-05-31'))).toBeNull();
  });

  it('[EN-06] what is chosen is valid, does not depend on order, and is missing only when none is valid', () => {
    fc.assert(
      fc.property(fc.array(windows), moments, (prices, at) => {
        const chosen = priceAt(prices, at);
        const valid = prices.filter(
          ({ validFrom, validUntil }) => (!validFrom || validFrom <= at) && (!validUntil || at < validUntil),
        );
        expect(chosen === null).toBe(valid.length === 0);
        if (chosen) expect(valid).toContain(chosen);
        expect(priceAt(prices.toReversed(), at)).toEqual(chosen);
      }),
    );
  });
});
