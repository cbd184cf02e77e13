import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cartOf, pricedAt } from '../../../tests/support/sample-cart.ts';
import { discounted, rulesOf } from '../../../tests/support/generated-carts.ts';
import type { Given } from '../../../tests/support/generated-carts.ts';
import type { Cart } from '../cart/cart.ts';
import type { LineDiscount } from './discount.ts';
import { priceCart, stagesOf, STANDARD_RULES, unpriced } from './price-cart.ts';
import type { PricedCart } from './priced-cart.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);

/** The cart after each of its stages. */
function trace(of: Cart, given: readonly Given[]): PricedCart[] {
  const after: PricedCart[] = [];
  let priced = unpriced(of);
  for (const stage of Object.values(stagesOf(rulesOf(given)))) after.push((priced = stage(priced, of)));
  return after;
}

describe('the stages of pricing', () => {
  it('[EN-05] allocations sum to the penny after every stage, for each unit', () => {
    fc.assert(
      fc.property(discounted, ([bag, given]) => {
        for (const { lines } of trace(bag, given)) {
          for (const { quantity, unitPrice, unitAmounts, unitTax, discounts } of lines) {
            const left = Array.from(
              { length: quantity },
              (_, unit) => unitPrice - sum(discounts.map(({ units }) => units[unit]!)),
            );
            expect(unitAmounts).toEqual(left);
            expect(unitAmounts.filter((amount) => amount < 0)).toEqual([]);
            expect(unitTax).toHaveLength(quantity);
            expect(unitTax.filter((tax, unit) => tax < 0 || tax > unitAmounts[unit]!)).toEqual([]);
          }
        }
      }),
    );
  });

  it('[EN-04] totals are the sums of the allocations, and never negative', () => {
    fc.assert(
      fc.property(discounted, ([bag, given]) => {
        const priced = priceCart(bag, rulesOf(given));
        const { lines, subtotal, discount, shipping, total, goodsTax, tax } = priced;
        expect(total).toBe(subtotal - discount + (shipping ?? 0));
        expect(total).toBe(sum(lines.flatMap(({ unitAmounts }) => unitAmounts)) + (shipping ?? 0));
        expect(goodsTax).toBe(sum(lines.flatMap(({ unitTax }) => unitTax)));
        for (const amount of [subtotal, discount, total, goodsTax, tax - goodsTax, total - tax])
          expect(amount).toBeGreaterThanOrEqual(0);
        for (const { taken } of priced.giftCards ?? []) expect(taken).toBeGreaterThanOrEqual(0);
        expect(sum((priced.giftCards ?? []).map(({ taken }) => taken))).toBeLessThanOrEqual(total);
      }),
    );
  });

  it('[EN-04] the tax is a sixth of what is paid for goods other than gift cards, to the penny', () => {
    fc.assert(
      fc.property(discounted, ([bag, given]) => {
        const { lines, goodsTax } = priceCart(bag, rulesOf(given));
        const taxed = lines.filter(({ giftCardValue }) => giftCardValue === undefined);
        expect(
          Math.abs(goodsTax * 6 - sum(taxed.flatMap(({ unitAmounts }) => unitAmounts))),
        ).toBeLessThanOrEqual(3);
      }),
    );
  });

  it('[EN-04] the order of the lines, and of discounts on different lines, changes no amount of any unit', () => {
    const shuffled = discounted.chain(([bag, given]) => {
      const perLine = given.filter(
        ({ discount }, index) =>
          given.findIndex((other) => other.discount.lineId === discount.lineId) === index,
      );
      const whole = <T>(list: readonly T[]) =>
        fc.shuffledSubarray([...list], { minLength: list.length, maxLength: list.length });
      return fc.tuple(fc.constant(bag), fc.constant(perLine), whole(bag.lines), whole(perLine));
    });
    fc.assert(
      fc.property(shuffled, ([bag, given, lines, moved]) => {
        const byId = ({ lines: all, ...rest }: PricedCart) => ({
          ...rest,
          lines: all.toSorted((left, right) => (left.id < right.id ? -1 : 1)),
          parcels: rest.parcels?.map((parcel) => ({
            ...parcel,
            lineItemIds: parcel.lineItemIds.toSorted(),
          })),
          problems: [],
        });
        expect(byId(priceCart({ ...bag, lines }, rulesOf(moved)))).toEqual(
          byId(priceCart(bag, rulesOf(given))),
        );
      }),
    );
  });

  it('[EN-04] one more discount never raises the price, nor what any unit costs', () => {
    fc.assert(
      fc.property(discounted, ([bag, given]) => {
        let before = priceCart(bag, rulesOf([]));
        for (let count = 1; count <= given.length; count++) {
          const after = priceCart(bag, rulesOf(given.slice(0, count)));
          expect(after.total).toBeLessThanOrEqual(before.total);
          expect(after.tax).toBeLessThanOrEqual(before.tax);
          before = after;
        }
      }),
    );
  });

  it('a discount that is no amount for each unit, or of no line, is refused', () => {
    const discount = { lineId: 'l1', promotion: 'p1', code: null, name: 'Ten off', units: [10] };
    const priceWith = (change: Partial<LineDiscount>) => () =>
      priceCart(cartOf(), rulesOf([{ stage: 'line', discount: { ...discount, ...change } }]));
    expect(priceWith({})().total).toBe(1975_00 - 10);
    for (const wrong of [{ units: [] }, { units: [-1] }, { units: [0.5] }, { lineId: 'other' }])
      expect(priceWith(wrong)).toThrow(RangeError);
  });

  it('[EN-07] a free delivery promotion takes the charge off, and a discount never costs free delivery', () => {
    const cheap = cartOf({}, pricedAt(20_00));
    expect(priceCart(cheap)).toMatchObject({ shipping: 4_95 });
    const free = () => ({ discounts: [], freeDelivery: 'Free delivery' });
    const rules = { ...STANDARD_RULES, discounts: { line: [], cart: [free], gift: [] } };
    expect(priceCart(cheap, rules)).toMatchObject({
      shipping: 0,
      total: 20_00,
      freeDelivery: 'Free delivery',
    });
    const off = { lineId: 'l1', promotion: 'p1', code: null, name: 'A penny off', units: [1] };
    expect(priceCart(cartOf({}, pricedAt(50_00)), rulesOf([{ stage: 'cart', discount: off }]))).toMatchObject(
      {
        subtotal: 50_00,
        discount: 1,
        shipping: 0,
        total: 49_99,
      },
    );
  });
});
