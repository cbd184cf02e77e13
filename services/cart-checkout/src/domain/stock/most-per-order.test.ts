import { describe, expect, it } from '@jest/globals';
import { lineOverLimit, mostPerOrder } from './most-per-order.ts';

describe('[MU-06] one order may have', () => {
  it.each([
    [null, 0, 20],
    [null, 100, 20],
    [null, 105, 21],
    [null, 5_000, 99],
    [2, 5_000, 2],
    [50, 10, 50],
    [500, 10, 99],
  ])('of a limit of %p and %i on hand: %i', (limit, onHand, most) => {
    expect(mostPerOrder(limit, onHand)).toBe(most);
  });

  it('so many of a sku in all its lines together', () => {
    const line = (sku: string, quantity: number, change: object = {}) => ({
      sku,
      quantity,
      mostPerOrder: 5,
      ...change,
    });
    expect(lineOverLimit([line('a', 5), line('b', 5)])).toBeUndefined();
    expect(lineOverLimit([line('b', 1), line('a', 3), line('a', 3)])?.sku).toBe('a');
    expect(
      lineOverLimit([line('GC0010', 3, { stockSku: 'GC' }), line('GC0050', 3, { stockSku: 'GC' })])?.sku,
    ).toBe('GC0010');
    const { mostPerOrder: _none, ...gift } = line('a', 50);
    expect(lineOverLimit([gift])).toBeUndefined();
  });
});
