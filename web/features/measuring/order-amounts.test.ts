import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ITEM } from './plan-items.ts';
import { orderAmounts, type SoldLine } from './order-amounts.ts';

const line = (price: number, unitAmounts: readonly number[]): SoldLine => ({
  variantSku: '0100001-54',
  variantId: 'v1',
  productKey: '0100001',
  name: 'Band',
  brand: 'Beaverbrooks',
  price: { value: price },
  unitAmounts,
});
const pence = (pounds: number) => Math.round(pounds * 100);
const isTwoDecimals = (number: number) => /^\d+(\.\d{1,2})?$/.test(JSON.stringify(number));

describe('the amounts of an order', () => {
  it('[ST-16] [CO-08] add up to the penny: value = Σ price × quantity, without delivery', () => {
    const units = fc.array(fc.nat(3_000_000), { minLength: 1, maxLength: 12 });
    const lines = fc.array(fc.tuple(fc.nat(3_000_000), units), { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(lines, fc.nat(5_000), fc.nat(500_000), (drawn, shipping, tax) => {
        const { value, items, ...rest } = orderAmounts({
          lines: drawn.map(([over, paid]) => line(Math.max(...paid) + over, paid)),
          shipping,
          tax,
        });
        const paid = drawn.flatMap(([, amounts]) => amounts).reduce((sum, amount) => sum + amount, 0);
        const listed = drawn.reduce(
          (sum, [over, amounts]) => sum + (Math.max(...amounts) + over) * amounts.length,
          0,
        );
        const sumOf = (of: (item: (typeof items)[number]) => number) =>
          items.reduce((sum, item) => sum + pence(of(item)) * item.quantity, 0);
        expect([pence(value), sumOf(({ price }) => price)]).toEqual([paid, paid]);
        expect(sumOf(({ discount = 0 }) => discount)).toBe(listed - paid);
        expect(pence(value) + pence(rest.shipping)).toBe(paid + shipping);
        const numbers = [
          value,
          rest.tax,
          rest.shipping,
          ...items.flatMap(({ price, discount = 0 }) => [price, discount]),
        ];
        expect(numbers.filter((number) => !isTwoDecimals(number) || Object.is(number, -0))).toEqual([]);
        for (const item of items) expect(ITEM.safeParse(item).error).toBeUndefined();
      }),
    );
  });

  it('[ST-16] give the price of one piece, two items where a discount is uneven, and a free gift for 0', () => {
    const { value, items } = orderAmounts({
      lines: [line(5_000, [3_333, 3_333, 3_334]), line(2_500, [0])],
      shipping: 0,
      tax: 0,
    });
    expect(value).toBe(100);
    expect(items.map(({ price, discount, quantity }) => [price, discount, quantity])).toEqual([
      [33.33, 16.67, 2],
      [33.34, 16.66, 1],
      [0, 25, 1],
    ]);
  });
});
