import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cancel, refundDelivery, isFinished, progressOf, ship, takeBack } from './goods.ts';
import type { Goods, GoodsLine, Movement } from './goods.ts';

function line(position: number, sku: string, quantity: number, unitPrice: number): GoodsLine {
  const nothing = { shipped: 0, cancelled: 0, returned: 0, shippedAmount: 0, returnedAmount: 0 };
  const unitAmounts = Array.from({ length: quantity }, () => unitPrice);
  return { position, sku, quantity, unitAmounts, unitTax: unitAmounts.map(() => 0), ...nothing };
}

const totalOf = ({ lines, shipping }: Goods) =>
  lines.flatMap(({ unitAmounts }) => unitAmounts).reduce((sum, amount) => sum + amount, shipping);

const RING = line(1, 'ring', 1, 2_350_00);
const HOOPS = line(2, 'hoops', 2, 325_00);
const ORDER: Goods = { lines: [RING, HOOPS], shipping: 4_95 };

function moved(movement: Movement | null): Movement {
  if (movement === null) throw new Error('Nothing was moved.');
  return movement;
}

describe('the goods of an order', () => {
  it('[EU-07] are shipped in parcels that cost their pieces, the first with the delivery charge', () => {
    const first = moved(ship(ORDER, [{ sku: 'hoops', quantity: 1 }]));
    expect(first.amount).toBe(325_00 + 4_95);
    expect(progressOf(first.after)).toBe('part-shipped');
    const second = moved(ship(first.after, null));
    expect(second.amount).toBe(2_350_00 + 325_00);
    expect(second.lines).toEqual([
      { position: 1, sku: 'ring', quantity: 1, amount: 2_350_00, tax: 0 },
      { position: 2, sku: 'hoops', quantity: 1, amount: 325_00, tax: 0 },
    ]);
    expect(progressOf(second.after)).toBe('shipped');
  });

  describe('of one article on two lines', () => {
    const TWO: Goods = { lines: [line(1, 'ring', 2, 90_00), line(2, 'ring', 2, 100_00)], shipping: 0 };
    const one = (position: number) => [{ sku: 'ring', quantity: 1, position }];
    const linesOf = (movement: Movement | null) =>
      moved(movement).lines.map(({ position, quantity, amount }) => [position, quantity, amount]);

    it('[EU-07] are of the line that is named', () => {
      const second = moved(ship(TWO, one(2)));
      expect(linesOf(second)).toEqual([[2, 1, 100_00]]);
      expect(linesOf(cancel(second.after, one(2)))).toEqual([[2, 1, 100_00]]);
      expect(linesOf(takeBack(moved(ship(second.after, one(1))).after, one(2)))).toEqual([[2, 1, 100_00]]);
      expect(ship(TWO, [{ sku: 'ring', quantity: 3, position: 2 }])).toBeNull();
      expect(ship(TWO, [{ sku: 'hoops', quantity: 1, position: 2 }])).toBeNull();
      expect(takeBack(second.after, one(1))).toBeNull();
    });

    it('[EU-07] are of the first lines where only the sku is known, beside what is named', () => {
      const bySku = [{ sku: 'ring', quantity: 2 }];
      expect(linesOf(ship(TWO, bySku))).toEqual([[1, 2, 180_00]]);
      expect(linesOf(ship(TWO, [...bySku, ...one(1)]))).toEqual([
        [1, 2, 180_00],
        [2, 1, 100_00],
      ]);
    });
  });

  it('[EU-07] cancelled completely amount to the total with delivery; cancelled in part, to their price', () => {
    expect(moved(cancel(ORDER, null)).amount).toBe(totalOf(ORDER));
    const ring = moved(cancel(ORDER, [{ sku: 'ring', quantity: 1 }]));
    expect([ring.amount, progressOf(ring.after)]).toEqual([2_350_00, 'part-cancelled']);
    expect(moved(cancel(ring.after, null)).amount).toBe(650_00 + 4_95);
  });

  it('[EU-07] are refunded as charged, and with the last piece the delivery charge', () => {
    const outside = moved(ship(ORDER, null)).after;
    const one = moved(takeBack(outside, [{ sku: 'hoops', quantity: 1 }]));
    expect(one.amount).toBe(325_00);
    expect(moved(takeBack(one.after, null)).amount).toBe(2_350_00 + 325_00 + 4_95);
  });

  it('[EU-07] returned before the rest was cancelled leave the delivery charge to be refunded', () => {
    const pair: Goods = {
      lines: [line(1, 'a', 1, 20_00), line(2, 'b', 1, 15_00)],
      shipping: 4_95,
    };
    const left = moved(ship(pair, [{ sku: 'a', quantity: 1 }]));
    expect([left.amount, left.delivery]).toEqual([24_95, 4_95]);
    const back = moved(takeBack(left.after, null));
    expect([back.amount, back.delivery]).toEqual([20_00, 0]);
    const rest = moved(cancel(back.after, null));
    expect([rest.amount, rest.delivery]).toEqual([15_00, 0]);
    expect(refundDelivery(rest.after)).toMatchObject({ lines: [], amount: 4_95, delivery: 4_95 });

    const kept = moved(cancel(left.after, null)).after;
    expect(refundDelivery(kept)).toBeNull();
    expect(refundDelivery(moved(cancel(pair, null)).after)).toBeNull();
    expect(refundDelivery(moved(cancel({ ...back.after, shipping: 0 }, null)).after)).toBeNull();
  });

  it('[EU-07] no piece is shipped twice, shipped after it was cancelled, or returned before it was shipped', () => {
    const left = moved(ship(ORDER, [{ sku: 'ring', quantity: 1 }])).after;
    expect(ship(left, [{ sku: 'ring', quantity: 1 }])).toBeNull();
    expect(cancel(left, [{ sku: 'ring', quantity: 1 }])).toBeNull();
    expect(takeBack(left, [{ sku: 'hoops', quantity: 1 }])).toBeNull();
    expect(ship(ORDER, [{ sku: 'watch', quantity: 1 }])).toBeNull();
    expect(ship(moved(cancel(ORDER, null)).after, null)).toBeNull();
  });

  it('[EU-07] one sku on two lines is taken from both', () => {
    const goods: Goods = { lines: [line(1, 'a', 1, 100), line(2, 'a', 2, 50)], shipping: 0 };
    expect(moved(ship(goods, [{ sku: 'a', quantity: 2 }])).lines.map(({ quantity }) => quantity)).toEqual([
      1, 1,
    ]);
  });

  it('[EU-07] take parcels from the first unit, cancellations from the last, and returns as the parcels', () => {
    const three: Goods = {
      lines: [{ ...line(1, 'a', 3, 0), unitAmounts: [34, 33, 32], unitTax: [6, 5, 5] }],
      shipping: 0,
    };
    const one = [{ sku: 'a', quantity: 1 }];
    const left = moved(ship(three, one));
    const gone = moved(cancel(left.after, one));
    const rest = moved(ship(gone.after, null));
    const back = moved(takeBack(rest.after, one));
    expect([left, gone, rest, back, moved(takeBack(back.after, null))].map(({ amount }) => amount)).toEqual([
      34, 32, 33, 34, 33,
    ]);
    expect([left, gone, rest, back].map(({ lines }) => lines[0]?.tax)).toEqual([6, 5, 5, 6]);
  });

  const goods = fc
    .record({
      lines: fc.array(fc.array(fc.integer({ min: 0, max: 9_999_999 }), { minLength: 1, maxLength: 9 }), {
        minLength: 1,
        maxLength: 6,
      }),
      shipping: fc.integer({ min: 0, max: 9_95 }),
    })
    .map(({ lines, shipping }): Goods => ({
      lines: lines.map((unitAmounts, index) => ({
        ...line(index + 1, `sku-${index % 4}`, unitAmounts.length, 0),
        unitAmounts,
      })),
      shipping,
    }));
  const moves = fc.array(
    fc.record({
      move: fc.constantFrom(ship, cancel, takeBack),
      sku: fc.constantFrom('sku-0', 'sku-1', 'sku-2', 'sku-3'),
      quantity: fc.integer({ min: 1, max: 4 }),
    }),
    { maxLength: 40 },
  );

  it('[EU-07] [I6] parcels and cancellations add up to the total, and a full return after part returns gives back what was paid', () => {
    fc.assert(
      fc.property(goods, moves, fc.boolean(), (placed, steps, ships) => {
        const sums = { charged: 0, cancelled: 0, returned: 0 };
        let now = placed;
        const apply = (move: typeof ship, movement: Movement | null) => {
          if (movement === null) return;
          expect(movement.amount).toBeGreaterThanOrEqual(0);
          if (move === ship) sums.charged += movement.amount;
          if (move === cancel) sums.cancelled += movement.amount;
          if (move === takeBack) sums.returned += movement.amount;
          now = movement.after;
          if (move === cancel) sums.returned += refundDelivery(now)?.amount ?? 0;
          expect(sums.returned).toBeLessThanOrEqual(sums.charged);
        };
        for (const { move, sku, quantity } of steps) apply(move, move(now, [{ sku, quantity }]));
        const rest = ships ? ship : cancel;
        apply(rest, rest(now, null));
        expect(isFinished(now)).toBe(true);
        expect(sums.charged + sums.cancelled).toBe(totalOf(placed));
        apply(takeBack, takeBack(now, null));
        expect(sums.returned).toBe(sums.charged);
      }),
    );
  });
});
