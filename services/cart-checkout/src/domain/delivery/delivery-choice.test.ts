import { describe, expect, it } from '@jest/globals';
import { cartOf, lineOf } from '../../../tests/support/sample-cart.ts';
import { priceCart } from '../pricing/price-cart.ts';

describe('the day of a bag', () => {
  it('[EN-07] is later by the engraver’s time for an engraved piece, beside the same piece without', () => {
    const engraved = lineOf({ id: 'l2', options: { engraving: 'A & B' } });
    const bag = { ...cartOf(), lines: [lineOf(), engraved] };
    const dayOf = (lines: typeof bag.lines) => priceCart({ ...bag, lines }).parcels?.at(-1)?.deliverOn;
    expect(dayOf([lineOf()])).toBe('2026-11-25');
    expect(dayOf(bag.lines)).toBe('2026-11-27');
    const priced = priceCart({ ...bag, sentApart: true });
    expect(priced.parcels).toEqual([
      { lineItemIds: ['l1'], deliverOn: '2026-11-25' },
      { lineItemIds: ['l2'], deliverOn: '2026-11-27' },
    ]);
    expect(priced.deliveryMethods.map(({ id }) => id)).toEqual(['STD', 'NOD']);
    expect(priced.lines.map(({ leadTime }) => leadTime)).toEqual([3, 5]);
  });
});
