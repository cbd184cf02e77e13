import type { Cart } from '../../src/domain/cart/cart.ts';
import { ADDRESS } from '../integration/support/buyer.ts';
import { product, variant } from '../integration/support/products.ts';

/** A cart ready to be placed, of realistic size. */
export function rushedCart(sku: string): Cart {
  const {
    id: productId,
    key: productKey,
    categoryKeys: categories,
    variants: _variants,
    ...facts
  } = product('0100002');
  const { id: variantId, ...variantFacts } = variant('0100002', { sku });
  return {
    id: 'cart',
    site: 'beaverbrooks',
    version: 1,
    number: 1n,
    keySuffix: '0a1b2c3d',
    placementId: null,
    shippingMethod: 'STD',
    shippingAddress: { ...ADDRESS, id: 'address' },
    billingAddress: { ...ADDRESS, id: 'address' },
    guestEmail: 'ada@example.com',
    collection: null,
    collectionDays: null,
    giftCards: [],
    paymentMethod: null,
    lines: [
      {
        id: 'line',
        quantity: 1,
        priceWhenAdded: 265_00,
        available: 100,
        options: {},
        variant: { ...facts, ...variantFacts, productId, productKey, categories, variantId },
      },
    ],
    readAt: new Date(),
  };
}
