import { describe, expect, it } from '@jest/globals';
import { cartOf, giftCardLine, lineOf, pricedAt } from '../../../tests/support/sample-cart.ts';
import { priceCart } from './price-cart.ts';
import { withAllocations } from './stored-line.ts';

const BAG = priceCart({
  ...cartOf(),
  lines: [
    lineOf({ id: 'l1', quantity: 3 }, pricedAt(10_01)),
    giftCardLine(25, 2),
    lineOf({ id: 'l2' }, pricedAt(7)),
  ],
});

describe('a snapshot of a cart', () => {
  it('is read as it was stored', () => {
    expect(withAllocations(BAG.lines)).toEqual(BAG.lines);
  });

  it('of the version before gets the allocations that pricing gives now, with the same totals', () => {
    const lines = BAG.lines.map(
      ({ unitAmounts: _amounts, unitTax: _tax, taxRate: _rate, discounts: _discounts, ...line }) => line,
    );
    expect(withAllocations(lines)).toEqual(BAG.lines);
  });
});
