import { describe, expect, it } from '@jest/globals';
import type { Cart } from '../cart/cart.ts';
import { cartOf, giftCardLine, lineOf, pricedAt } from '../../../tests/support/sample-cart.ts';
import { priceCart } from './price-cart.ts';

const sentTo = (cart: Cart, place: { country: string; postalCode: string }): Cart => ({
  ...cart,
  shippingAddress: cart.shippingAddress && { ...cart.shippingAddress, ...place },
});
const DUBLIN = { country: 'IE', postalCode: 'D02 X285' };
const JERSEY = { country: 'GB', postalCode: 'JE2 3AB' };
const DOUGLAS = { country: 'IM', postalCode: 'IM1 2AB' };

const BAG: Cart = {
  ...cartOf({ priceWhenAdded: 120_00 }, pricedAt(120_00)),
  lines: [
    lineOf({ priceWhenAdded: 120_00 }, pricedAt(120_00)),
    lineOf({ id: 'l2', priceWhenAdded: 105_00 }, { ...pricedAt(105_00), taxCategory: 'uk-vat-half' }),
    giftCardLine(50),
  ],
};

describe('tax by product and address', () => {
  it('[EU-03] [CO-08] is the full and half rate of the product, none for a gift card, and shown for each line', () => {
    const { lines, goodsTax, tax, isExport } = priceCart(BAG);
    expect(lines.map(({ taxRate, unitTax }) => [taxRate, unitTax])).toEqual([
      [20, [20_00]],
      [5, [5_00]],
      [0, [0]],
    ]);
    expect({ goodsTax, tax, isExport }).toEqual({ goodsTax: 25_00, tax: 25_00, isExport: false });
  });

  it.each([
    ['Ireland', DUBLIN],
    ['Jersey', JERSEY],
  ])('[EU-03] is none for what is sent to %s, which costs as much less', (_where, place) => {
    const priced = priceCart(sentTo(BAG, place));
    expect(priced.lines.map(({ unitPrice, taxRate, unitTax }) => [unitPrice, taxRate, unitTax])).toEqual([
      [100_00, 0, [0]],
      [100_00, 0, [0]],
      [50_00, 0, [0]],
    ]);
    expect(priced).toMatchObject({ isExport: true, tax: 0, goodsTax: 0, shipping: 14_95, total: 264_95 });
    // A new address is no change of the price.
    expect(priced.problems).toEqual([]);
  });

  it('[EU-03] is charged on the Isle of Man, and on what is collected from a store', () => {
    expect(priceCart(sentTo(BAG, DOUGLAS))).toMatchObject({ isExport: false, tax: 25_00 });
    const collection = {
      store: {
        key: 'k',
        name: 'Leeds',
        url: '',
        phone: '',
        line1: '',
        line2: null,
        city: '',
        postalCode: '',
      },
      address: BAG.shippingAddress!,
    };
    expect(priceCart({ ...sentTo(BAG, DUBLIN), collection })).toMatchObject({ isExport: false });
  });
});
