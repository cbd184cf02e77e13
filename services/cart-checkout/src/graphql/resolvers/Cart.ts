import type { CartResolvers } from '../gen/schema-types.ts';
import { toPaymentMethodType } from '../payment-method.ts';
import { toPrice } from '../price.ts';
import { toShippingMethod } from '../shipping-method.ts';

/** Features that do not exist yet (discounts, gift cards, delayed and nominated delivery) are empty or null. */
export const Cart = {
  __resolveReference: async ({ id }, { ownCart }) => {
    const cart = await ownCart();
    return cart?.id === id ? cart : null;
  },
  lineItems: ({ lines }) => lines,
  subtotalPrice: ({ subtotal }) => toPrice(subtotal),
  totalPrice: ({ total }) => toPrice(total),
  shippingPrice: ({ shipping }) => (shipping === null ? null : toPrice(shipping)),
  discountOnTotalPrice: ({ discount }) => toPrice(discount),
  discountCodes: () => [],
  totalPriceAfterGiftCard: ({ total }) => toPrice(total),
  giftCardSavings: () => toPrice(0),
  appliedGiftCards: () => [],
  paymentMethods: () => [
    {
      id: 'credit-card',
      method: toPaymentMethodType('credit-card'),
      transactions: [],
      isSelected: true,
      isExcludedByDiscount: false,
    },
  ],
  shippingMethods: ({ deliveryMethods, shippingMethod }) =>
    deliveryMethods.map((method) => toShippingMethod(method, method.id === shippingMethod)),
  shippingOption: ({ collectionStore, shippingMethod }) => {
    if (collectionStore !== null) return 'COLLECT';
    return shippingMethod === null ? 'NO_SELECTED_SHIPPING_OPTION' : 'VIA_COURIER';
  },
  answeredAt: ({ readAt }) => readAt ?? null,
  isDelayedDelivery: () => false,
  nodShippingDate: () => null,
  tax: ({ tax }) => toPrice(tax),
  miniCartDisplayLimit: (_cart, _none, context) => context.miniCartDisplayLimit,
} satisfies CartResolvers;
