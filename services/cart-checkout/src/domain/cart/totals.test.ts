import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { totalsOf } from './totals.ts';

const line = fc.record({
  unitPrice: fc.integer({ min: 0, max: 10_000_000 }),
  quantity: fc.integer({ min: 1, max: 99 }),
});
const shipping = fc.option(fc.integer({ min: 0, max: 1_000 }));

describe('totals', () => {
  it('[EN-04] total = subtotal − discount + shipping, in whole pence, and never less than its tax', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 50 }), shipping, (lines, charge) => {
        const totals = totalsOf(lines, charge);
        const goods = lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
        expect(totals.subtotal).toBe(goods);
        expect(totals.total).toBe(totals.subtotal - totals.discount + (charge ?? 0));
        for (const amount of [totals.total, totals.tax, totals.goodsTax])
          expect(Number.isSafeInteger(amount)).toBe(true);
        expect(totals.tax).toBeGreaterThanOrEqual(totals.goodsTax);
        expect(totals.tax * 6 - totals.total).toBeGreaterThanOrEqual(-6); // a sixth of the gross, to the penny for goods and delivery
        expect(totals.tax * 6 - totals.total).toBeLessThanOrEqual(6);
      }),
    );
  });

  it('[EN-04] in figures', () => {
    expect(totalsOf([{ unitPrice: 29_00, quantity: 1 }], 4_95)).toEqual({
      subtotal: 29_00,
      discount: 0,
      shipping: 4_95,
      total: 33_95,
      goodsTax: 4_83,
      tax: 4_83 + 82,
    });
  });
});
