import { isLegacyOrder } from '../../domain/order/order-number.ts';
import { currentTotal, revenueWithoutTaxes } from '../../domain/order/order.ts';
import type { OrderTender } from '../../domain/order/order.ts';
import type { OrderResolvers } from '../gen/schema-types.ts';
import { toPaymentMethodType } from '../payment-method.ts';
import { toPrice } from '../price.ts';
import { toShippingMethod } from '../shipping-method.ts';

/** EN-09. Features that do not exist yet (discounts, gift cards) are empty or null. */
export const Order = {
  __resolveReference: ({ id }, { ownOrders }) => ownOrders.load(id),
  customerEmail: ({ email }) => email,
  placedOn: ({ placedAt }) => placedAt.toISOString(),
  quantity: ({ lines }) => lines.reduce((sum, { quantity }) => sum + quantity, 0),
  lineItems: ({ lines }) => lines,
  subtotalPrice: ({ subtotal }) => toPrice(subtotal),
  shippingPrice: ({ shipping }) => toPrice(shipping),
  discountOnTotalPrice: ({ discount }) => toPrice(discount),
  totalPrice: ({ total }) => toPrice(total),
  totalPriceAfterGiftCard: ({ total }) => toPrice(total),
  giftCardSavings: () => toPrice(0),
  appliedGiftCards: () => [],
  tax: ({ tax }) => toPrice(tax),
  revenueWithoutTaxes,
  shippingMethod: ({ deliveryMethod }) => ({ ...toShippingMethod(deliveryMethod, true), holdsUntil: null }),
  paymentMethods: ({ tenders }) => tenders.map(toPaymentMethod),
  allPaymentMethods: ({ tenders }) => tenders.map(({ method }) => toPaymentMethodType(method)),
  discountCodes: () => [],
  klarnaPaymentMethodType: () => null,
  location: ({ collectionStore }) => collectionStore?.name ?? null,
  currentTotal: (order) => toPrice(currentTotal(order)),
  cancelledTotal: ({ cancelledAmount }) => toPrice(cancelledAmount),
  refundedTotal: ({ refunded }) => toPrice(refunded),
  isLegacy: ({ orderNumber }) => isLegacyOrder(orderNumber),
} satisfies OrderResolvers;

function toPaymentMethod({ id, method, maskedNumber, cardType, status }: OrderTender) {
  return {
    id,
    method: toPaymentMethodType(method),
    transactions: [{ id, cardNumber: maskedNumber, cardType, status }],
    isSelected: true,
    isExcludedByDiscount: false,
  };
}
