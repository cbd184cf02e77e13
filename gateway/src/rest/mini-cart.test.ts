import { describe, expect, it } from '@jest/globals';
import { miniCart } from './mini-cart.ts';
import type { GraphBag } from './mini-cart.ts';

const line = (productType: string, hideOnSite: boolean): GraphBag['lineItems'][number] => ({
  productTitle: productType,
  brand: '',
  quantity: 1,
  sku: productType,
  productKey: productType,
  ringSize: null,
  productType,
  variantSku: productType,
  hideOnSite,
  totalPrice: { formattedPrice: '£50.00' },
});

describe('the mini cart', () => {
  it('[VA-08] leaves out pieces hidden on the site, but never a gift card', () => {
    const lineItems = [line('ring', true), line('gift-card', true), line('watch', false)];
    const bag = {
      quantity: 3,
      miniCartDisplayLimit: 5,
      subtotalPrice: { formattedPrice: '£150.00' },
      lineItems,
    };
    expect(miniCart(bag, 5).entries.map(({ productType }) => productType)).toEqual(['gift-card', 'watch']);
  });
});
