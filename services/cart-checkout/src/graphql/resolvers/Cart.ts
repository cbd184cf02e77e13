import type { PricedCart } from '../../domain/cart/priced-cart.ts';
import type { Context } from '../context.ts';
import { toPaymentMethodType } from '../payment-method.ts';
import { toPrice } from '../price.ts';
import { toShippingMethod } from '../shipping-method.ts';

/** What is not in play yet (discounts, gift cards, delayed and nominated delivery) is empty or nothing, never absent. */
export const Cart = {
  __resolveReference: async ({ id }: { id: string }, { ownCart }: Context) => {
    const cart = await ownCart();
    return cart?.id === id ? cart : null;
  },
  lineItems: ({ lines }: PricedCart) => lines,
  subtotalPrice: ({ subtotal }: PricedCart) => toPrice(subtotal),
  totalPrice: ({ total }: PricedCart) => toPrice(total),
  shippingPrice: ({ shipping }: PricedCart) => (shipping === null ? null : toPrice(shipping)),
  discountOnTotalPrice: ({ discount }: PricedCart) => toPrice(discount),
  discountCodes: () => [],
  totalPriceAfterGiftCard: ({ total }: PricedCart) => toPrice(total),
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
  shippingMethods: ({ deliveryMethods, shippingMethod }: PricedCart) =>
    deliveryMethods.map((method) => toShippingMethod(method, method.id === shippingMethod)),
  shippingOption: ({ collectionStore, shippingMethod }: PricedCart) => {
    if (collectionStore !== null) return 'COLLECT';
    return shippingMethod === null ? 'NO_SELECTED_SHIPPING_OPTION' : 'VIA_COURIER';
  },
  answeredAt: ({ readAt }: PricedCart) => readAt ?? null,
  isDelayedDelivery: () => false,
  nodShippingDate: () => null,
  tax: ({ tax }: PricedCart) => toPrice(tax),
  miniCartDisplayLimit: (_cart: PricedCart, _arguments: unknown, context: Context) =>
    context.miniCartDisplayLimit,
};
