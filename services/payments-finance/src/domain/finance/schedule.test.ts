import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { aprOf } from './apr-of.ts';
import type { FinanceProductType } from './finance-product.ts';
import { monthlyRate, monthlyRepayment, repaymentByFactor, scheduleOf } from './schedule.ts';

const [, ...lines] = readFileSync(new URL('./golden/vectors.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const vectors = lines.map((line) => {
  const [type = '', ...numbers] = line.split(',');
  const [apr = 0, months = 0, credit = 0, monthly, last, repaid, interest, factor = 0, byFactor] =
    numbers.map(Number);
  return {
    lent: { type: type as FinanceProductType, apr, months },
    credit,
    monthly,
    last,
    repaid,
    interest,
    factor,
    byFactor,
  };
});

const lent = fc.record({
  type: fc.constantFrom<FinanceProductType>('IFC', 'IBC'),
  apr: fc.integer({ min: 0, max: 300 }).map((tenths) => tenths / 10),
  months: fc.integer({ min: 1, max: 60 }),
});
const credit = fc.integer({ min: 25_000, max: 2_500_000 });

describe('what is paid back', () => {
  it('[CO-07] equals 500 vectors of another method to the penny', () => {
    expect(vectors).toHaveLength(500);
    for (const { lent, credit, monthly, last, repaid, interest } of vectors)
      expect({ lent, ...scheduleOf(lent, credit) }).toEqual({
        lent,
        credit,
        months: lent.months,
        monthlyRepayment: monthly,
        lastRepayment: last,
        repaid,
        interestPayable: interest,
      });
  });

  it('[CO-07] equals what the lender’s factor makes of the loan', () => {
    for (const { lent, credit, factor, byFactor } of vectors) {
      expect(repaymentByFactor(factor, credit)).toBe(byFactor);
      expect(monthlyRepayment(lent, credit)).toBe(byFactor);
    }
  });

  it.each([
    [0, 0],
    [9.9, 0.007897746915740855],
    [14.9, 0.011641575009651461],
  ])('[CO-07] converts a yearly rate of %d per cent into a monthly one', (apr, rate) =>
    expect(monthlyRate(apr)).toBeCloseTo(rate, 12),
  );

  it('[CO-07] divides interest-free credit, and any at no rate', () => {
    expect(monthlyRepayment({ type: 'IFC', apr: 0, months: 12 }, 235_000)).toBe(19_583);
    expect(monthlyRepayment({ type: 'IBC', apr: 0, months: 12 }, 235_000)).toBe(19_583);
    expect(monthlyRepayment({ type: 'IFC', apr: 0, months: 8 }, 100)).toBe(13);
  });

  it('[CO-07] the payments add up to the credit and the interest', () => {
    fc.assert(
      fc.property(lent, credit, (lent, credit) => {
        const { monthlyRepayment, lastRepayment, repaid, interestPayable } = scheduleOf(lent, credit);
        expect(monthlyRepayment * (lent.months - 1) + lastRepayment).toBe(repaid);
        expect(repaid - interestPayable).toBe(credit);
        expect(lastRepayment).toBeGreaterThan(0);
        // Each of the others was rounded by half a penny at most, which grows by the rate at most.
        expect(Math.abs(lastRepayment - monthlyRepayment)).toBeLessThanOrEqual(
          lent.months * (1 + monthlyRate(lent.apr)) ** lent.months,
        );
        if (lent.type === 'IFC') expect(interestPayable).toBe(0);
        else expect(interestPayable).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('[CO-07] more credit, or a higher rate, is never cheaper a month; more months never dearer', () => {
    fc.assert(
      fc.property(lent, credit, (lent, credit) => {
        const monthly = monthlyRepayment(lent, credit);
        expect(monthlyRepayment(lent, credit + 100)).toBeGreaterThanOrEqual(monthly);
        expect(monthlyRepayment({ ...lent, apr: lent.apr + 1 }, credit)).toBeGreaterThanOrEqual(monthly);
        expect(monthlyRepayment({ ...lent, months: lent.months + 1 }, credit)).toBeLessThanOrEqual(monthly);
      }),
    );
  });

  it('[CO-07] the APR that the payments themselves show is the one stated, within 0.1', () => {
    fc.assert(
      fc.property(lent, credit, (lent, credit) => {
        const stated = lent.type === 'IFC' ? 0 : lent.apr;
        expect(Math.abs(aprOf(scheduleOf(lent, credit)) - stated)).toBeLessThanOrEqual(0.1001);
      }),
    );
  });

  it('[CO-07] the APR is found from payments of which it is known', () => {
    // £1,000 borrowed for a year and paid back with £99 is 9.9 %.
    const once = { credit: 100_000, months: 12, monthlyRepayment: 0, lastRepayment: 109_900 };
    expect(aprOf({ ...once, repaid: 109_900, interestPayable: 9_900 })).toBe(9.9);
    expect(aprOf({ ...once, lastRepayment: 100_000, repaid: 100_000, interestPayable: 0 })).toBe(0);
  });
});
