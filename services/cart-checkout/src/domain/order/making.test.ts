import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cancel, isFinished, ship } from './goods.ts';
import type { Goods, GoodsLine } from './goods.ts';
import { beginMaking, isMade, notBegun } from './making.ts';

function line(position: number, sku: string, unitAmounts: readonly number[], made: boolean): GoodsLine {
  const nothing = { shipped: 0, cancelled: 0, returned: 0, shippedAmount: 0, returnedAmount: 0 };
  const quantity = unitAmounts.length;
  const unitTax = unitAmounts.map(() => 0);
  return { position, sku, quantity, unitAmounts, unitTax, ...nothing, ...(made && { isMade: true }) };
}

/** The same article plain and engraved, and one that is made to order; the units of a line differ by a penny. */
const ORDER: Goods = {
  shipping: 4_95,
  lines: [
    line(1, 'watch', [200_01, 200_00], false),
    line(2, 'watch', [210_01, 210_00], true),
    line(3, 'ring', [1_000_00], true),
  ],
};
const TOTAL =
  ORDER.shipping + ORDER.lines.flatMap(({ unitAmounts }) => unitAmounts).reduce((sum, unit) => sum + unit, 0);

describe('what is made', () => {
  it.each([
    [{ preparation: 15 }, true],
    [{ options: { engraving: 'A & B' } }, true],
    [{ options: { wristSize: 170 } }, true],
    [{ options: { giftWrap: true as const, giftMessage: 'With love' } }, false],
    [{ preparation: 0, options: {} }, false],
    [{ preparation: null, options: null }, false],
  ])('%j: %s', (facts, expected) => expect(isMade(facts)).toBe(expected));

  it('[EU-07] of an article on several lines only the made pieces are begun, and each once', () => {
    const first = beginMaking(ORDER, [{ sku: 'watch', quantity: 2 }]);
    expect([first?.amount, first?.lines.map(({ position }) => position)]).toEqual([420_01, [2]]);
    expect(beginMaking(first!.after, [{ sku: 'watch', quantity: 1 }])).toBeNull();
    expect(beginMaking(first!.after, null)?.amount).toBe(1_000_00);
  });
});

const pieces = fc.option(
  fc.array(fc.record({ sku: fc.constantFrom('watch', 'ring'), quantity: fc.integer({ min: 1, max: 4 }) }), {
    minLength: 1,
    maxLength: 2,
  }),
);
const step = fc.record({ how: fc.constantFrom('make', 'make', 'ship', 'cancel'), pieces });

it('[I6] parcels and cancellations divide the total as without making, and what was captured at making is in each once', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let goods = ORDER;
      const sums = { make: 0, ship: 0, cancel: 0, begun: 0 };
      for (const each of [...steps, { how: 'ship' as const, pieces: null }]) {
        const { how } = each;
        const movement = { make: beginMaking, ship, cancel }[how](goods, each.pieces);
        if (movement === null) continue;
        expect(movement.begun).toBeLessThanOrEqual(movement.amount);
        if (how === 'make') expect(movement.begun).toBe(0);
        sums[how] += movement.amount;
        sums.begun += movement.begun;
        goods = movement.after;
        expect(
          goods.lines.every((of) => notBegun(of) >= 0 && (of.begun ?? 0) <= of.quantity - of.cancelled),
        ).toBe(true);
      }
      expect(isFinished(goods)).toBe(true);
      expect(sums.ship + sums.cancel).toBe(TOTAL);
      expect(sums.begun).toBe(sums.make);
    }),
  );
});
