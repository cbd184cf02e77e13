import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { displayTitle, isListed, splitTitle, toMiniCart, withinLimit } from './mini-cart.ts';

const line = {
  productTitle: 'Kestrel%20Fellside Chronograph 41',
  brand: 'Kestrel',
  image: 'kestrel-fellside',
  quantity: 2,
  totalPrice: { formattedPrice: '£3,950.00' },
  sku: '0200001',
  productKey: '0200001',
  ringSize: null,
  productType: 'watch',
  variantSku: '0200001',
  hideOnSite: false,
  engraving: 'A & B',
  isGiftWrapped: true,
  giftMessage: 'For you',
};

describe('mini cart', () => {
  it('[EN-11] shows the encoded-space marker as one space, and decodes nothing else', () => {
    expect(displayTitle('Kestrel%20Fellside')).toBe('Kestrel Fellside');
    expect(displayTitle('Aldous & Wray%2050%20% off')).toBe('Aldous & Wray 50%20% off');
    expect(displayTitle('Fellside')).toBe('Fellside');
  });

  it('[EN-11] splits brand and name at the marker, for any brand and name', () => {
    const brand = fc.string().filter((text) => !text.includes('%'));
    fc.assert(
      fc.property(brand, fc.string(), (left, right) => {
        expect(splitTitle(`${left}%20${right}`)).toEqual({ brand: left, name: right });
      }),
    );
    expect(splitTitle('Fellside')).toEqual({ brand: '', name: 'Fellside' });
  });

  it('[EN-11] has every field of an entry and leaves hidden lines out', () => {
    const cart = {
      quantity: 3,
      miniCartDisplayLimit: 5,
      subtotalPrice: { formattedPrice: '£3,950.00' },
      lineItems: [line, { ...line, sku: 'care-card', hideOnSite: true }],
    };
    expect(toMiniCart(cart)).toEqual({
      entries: [
        {
          productTitle: 'Kestrel Fellside Chronograph 41',
          productBrand: 'Kestrel',
          productImage: 'kestrel-fellside',
          productQuantity: 2,
          productPrice: '£3,950.00',
          productCode: '0200001',
          productKey: '0200001',
          productRingSize: null,
          productType: 'watch',
          variantSku: '0200001',
          productOptions: ['Engraved “A & B”', 'Gift wrapped', 'Card: “For you”'],
        },
      ],
      miniCartDisplayLimit: 5,
      totalEntryQuantities: 3,
      subtotal: '£3,950.00',
    });
  });

  it('[VA-08] [EN-05] lists every line but hidden ones, and gift cards always', () => {
    const hidden = { hideOnSite: true, productType: 'accessory' };
    expect([line, hidden, { ...hidden, productType: 'gift-card' }].map(isListed)).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('[EN-11] counts the entries that do not fit', () => {
    expect(withinLimit([1, 2, 3, 4, 5, 6, 7, 8], 5)).toEqual({ shown: [1, 2, 3, 4, 5], more: 3 });
    expect(withinLimit([1], 5)).toEqual({ shown: [1], more: 0 });
  });
});
