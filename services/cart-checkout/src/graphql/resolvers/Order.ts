import { isLegacyOrder } from '../../domain/order/order-number.ts';
import { currentTotal, revenueWithoutTaxes } from '../../domain/order/order.ts';
import type { OrderTender, Order as PlacedOrder } from '../../domain/order/order.ts';
import type { Context } from '../context.ts';
import { toPaymentMethodType } from '../payment-method.ts';
import { toPrice } from '../price.ts';
import { toShippingMethod } from '../shipping-method.ts';

/** EN-09. What is not in play yet (discounts, gift cards) is empty or nothing. */
export const Order = {
  __resolveReference: ({ id }: { id: string }, { ownOrders }: Context) => ownOrders.load(id),
  customerEmail: ({ email }: PlacedOrder) => email,
  placedOn: ({ placedAt }: PlacedOrder) => placedAt.toISOString(),
  quantity: ({ lines }: PlacedOrder) => lines.reduce((sum, { quantity }) => sum + quantity, 0),
  lineItems: ({ lines }: PlacedOrder) => lines,
  subtotalPrice: ({ subtotal }: PlacedOrder) => toPrice(subtotal),
  shippingPrice: ({ shipping }: PlacedOrder) => toPrice(shipping),
  discountOnTotalPrice: ({ discount }: PlacedOrder) => toPrice(discount),
  totalPrice: ({ total }: PlacedOrder) => toPrice(total),
  totalPriceAfterGiftCard: ({ total }: PlacedOrder) => toPrice(total),
  giftCardSavings: () => toPrice(0),
  appliedGiftCards: () => [],
  tax: ({ tax }: PlacedOrder) => toPrice(tax),
  revenueWithoutTaxes,
  shippingMethod: ({ deliveryMethod }: PlacedOrder) => toShippingMethod(deliveryMethod, true),
  paymentMethods: ({ tenders }: PlacedOrder) => tenders.map(toPaymentMethod),
  allPaymentMethods: ({ tenders }: PlacedOrder) => tenders.map(({ method }) => toPaymentMethodType(method)),
  discountCodes: () => [],
  klarnaPaymentMethodType: () => null,
  location: ({ collectionStore }: PlacedOrder) => collectionStore?.name ?? null,
  currentTotal: (order: PlacedOrder) => toPrice(currentTotal(order)),
  cancelledTotal: ({ cancelledAmount }: PlacedOrder) => toPrice(cancelledAmount),
  refundedTotal: ({ refunded }: PlacedOrder) => toPrice(refunded),
  isLegacy: ({ orderNumber }: PlacedOrder) => isLegacyOrder(orderNumber),
};

function toPaymentMethod({ id, method, maskedNumber, cardType, status }: OrderTender) {
  return {
    id,
    method: toPaymentMethodType(method),
    transactions: [{ id, cardNumber: maskedNumber, cardType, status }],
    isSelected: true,
    isExcludedByDiscount: false,
  };
}
