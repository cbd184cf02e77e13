import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { add, allocate, compare, gbp, InexactAmountError, multiply, subtract } from './money.ts';

const pence = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
const weights = fc
  .array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 20 })
  .filter((list) => list.some((weight) => weight > 0));

describe('money', () => {
  it('adds, subtracts, multiplies and compares whole pence', () => {
    expect(add(gbp(1999), gbp(1), gbp(-500))).toEqual({ minorUnits: 1500, currency: 'GBP' });
    expect(add()).toEqual(gbp(0));
    expect(subtract(gbp(100), gbp(250))).toEqual(gbp(-150));
    expect(multiply(gbp(1999), 3)).toEqual(gbp(5997));
    expect([gbp(3), gbp(1), gbp(2)].sort(compare)).toEqual([gbp(1), gbp(2), gbp(3)]);
  });

  it.each([0.1, NaN, Infinity, 2 ** 53])('refuses %p as an amount', (amount) => {
    expect(() => gbp(amount)).toThrow(InexactAmountError);
  });

  it('refuses what cannot be carried exactly', () => {
    expect(() => multiply(gbp(100), 1.5)).toThrow(InexactAmountError);
    expect(() => multiply(gbp(2 ** 52), 3)).toThrow(InexactAmountError);
    expect(() => add(gbp(2 ** 53 - 1), gbp(1))).toThrow(InexactAmountError);
  });
});

describe('allocate', () => {
  it('gives the odd pennies to the largest remainders, first come first served', () => {
    expect(allocate(gbp(100), [1, 1, 1]).map(({ minorUnits }) => minorUnits)).toEqual([34, 33, 33]);
    expect(allocate(gbp(1000), [2350, 150, 0]).map(({ minorUnits }) => minorUnits)).toEqual([940, 60, 0]);
    expect(allocate(gbp(-5), [1, 3]).map(({ minorUnits }) => minorUnits)).toEqual([-1, -4]);
  });

  it('parts add up to the whole and none is a penny or more from its exact share', () => {
    fc.assert(
      fc.property(pence, weights, (minorUnits, shares) => {
        const parts = allocate(gbp(minorUnits), shares);
        expect(add(...parts)).toEqual(gbp(minorUnits));
        const whole = shares.reduce((sum, share) => sum + share, 0);
        parts.forEach((part, index) => {
          const exactShare = (minorUnits * (shares[index] ?? 0)) / whole;
          expect(Math.abs(part.minorUnits - exactShare)).toBeLessThan(1 + 1e-6);
        });
      }),
    );
  });

  it('a refund is split as its sale was', () => {
    fc.assert(
      fc.property(pence, weights, (minorUnits, shares) => {
        const refund = allocate(gbp(-minorUnits), shares);
        expect(refund).toEqual(allocate(gbp(minorUnits), shares).map((part) => subtract(gbp(0), part)));
      }),
    );
  });

  it.each([[[]], [[0, 0]], [[1, -1]], [[0.5]]])('refuses the weights %p', (list) => {
    expect(() => allocate(gbp(100), list)).toThrow(RangeError);
  });
});
