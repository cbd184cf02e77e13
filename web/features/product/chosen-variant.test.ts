import { describe, expect, it } from '@jest/globals';
import { chosenVariant } from './chosen-variant.ts';
import type { BuyableProduct } from './buyable-parts.ts';

const size = (id: string, value: number, stockLevel: 'in' | 'low' | 'out') => ({
  id,
  sku: `0100001-${id}`,
  ringSizeLetter: id,
  stockLevel,
  price: { value, wasValue: null },
});
const RING: BuyableProduct = {
  id: 'p1',
  code: '0100001',
  name: 'Winterbourne',
  isWatch: false,
  price: { value: 235_050, wasValue: null },
  pricesVary: true,
  variants: [size('K', 235_050, 'in'), size('R', 260_000, 'out')],
  giftCard: null,
  personal: null,
};
const shown = (chosen: string | null, live: Parameters<typeof chosenVariant>[1] = null) => {
  const { variant, price, isFrom, soldOut } = chosenVariant(RING, live, chosen);
  return { sku: variant?.sku ?? null, pence: price?.value, isFrom, soldOut };
};

describe('the size of a piece', () => {
  it('[RT-29] changes what is bought, its price and whether it is there', () => {
    expect(shown(null)).toEqual({ sku: null, pence: 235_050, isFrom: true, soldOut: false });
    expect(shown('K')).toEqual({ sku: '0100001-K', pence: 235_050, isFrom: false, soldOut: false });
    expect(shown('R')).toEqual({ sku: '0100001-R', pence: 260_000, isFrom: false, soldOut: true });
  });

  it('[RT-29] is there as the stock of now says, once that is known', () => {
    const live = { variants: [{ id: 'R', stockLevel: 'low' as const, ...PROMISES }] };
    expect(shown('R', live).soldOut).toBe(false);
    expect(chosenVariant(RING, live, 'R').variant?.stockLevel).toBe('low');
  });

  it('[RT-29] is not asked of a piece without sizes, which is chosen as it is', () => {
    const watch = { ...RING, pricesVary: false, variants: [{ ...RING.variants[0]!, ringSizeLetter: null }] };
    const { sized, variant, isFrom } = chosenVariant(watch, null, null);
    expect([sized, variant?.sku, isFrom]).toEqual([false, '0100001-K', false]);
  });
});

const PROMISES = { standard: null, engraved: null, isNextDay: false };
