import { withMethods } from '../../domain/delivery/line-method.ts';
import { afterMaking, makingCharge } from '../../domain/order/making-words.ts';
import { isLegacyOrder } from '../../domain/order/order-number.ts';
import {
  currentTotal,
  giftCardsUsed,
  isTaxFreeExport,
  revenue,
  revenueWithoutTaxes,
  deliveryDays,
  promisedDay,
} from '../../domain/order/order.ts';
import type { Order as DomainOrder, OrderTender } from '../../domain/order/order.ts';
import { sumOf } from '../../domain/placement/plan.ts';
import { savingsOf } from '../../domain/pricing/savings.ts';
import { toMethodFinance } from '../chosen-finance.ts';
import { toDiscountCode, toSaving } from '../discount-code.ts';
import type { OrderResolvers } from '../gen/schema-types.ts';
import { toMakingCharge } from '../making-charge.ts';
import { payLaterTypeOf } from '../pay-later-type.ts';
import { toPaymentMethodType } from '../payment-method.ts';
import { toPrice } from '../price.ts';
import { toShippingMethod } from '../shipping-method.ts';
import { withGifts } from '../with-gifts.ts';

/** EN-09. */
export const Order = {
  __resolveReference: ({ id }, { ownOrders }) => ownOrders.load(id),
  customerEmail: ({ email }) => email,
  emailRefusedOn: ({ emailRefusedAt }) => emailRefusedAt?.toISOString() ?? null,
  placedOn: ({ placedAt }) => placedAt.toISOString(),
  quantity: ({ lines }) => lines.reduce((sum, { quantity }) => sum + quantity, 0),
  lineItems: ({ lines, deliveryMethod }) => {
    const method = { ...deliveryMethod, holdsUntil: null };
    return withGifts(withMethods(lines, method, ({ deliverBy }) => deliverBy !== undefined));
  },
  subtotalPrice: ({ subtotal }) => toPrice(subtotal),
  shippingPrice: ({ shipping }) => toPrice(shipping),
  discountOnTotalPrice: ({ discount }) => toPrice(discount),
  totalPrice: ({ total }) => toPrice(total),
  totalPriceAfterGiftCard: (order) => toPrice(order.total - sumOf(giftCardsUsed(order))),
  giftCardSavings: (order) => toPrice(sumOf(giftCardsUsed(order))),
  appliedGiftCards: (order) =>
    giftCardsUsed(order).map(({ id, maskedNumber, amount, remainingBalance }) => ({
      id,
      cardNumber: maskedNumber,
      amountTaken: toPrice(amount),
      remainingBalance: toPrice(remainingBalance ?? 0),
    })),
  tax: ({ goodsTax }) => toPrice(goodsTax),
  totalTax: ({ tax }) => toPrice(tax),
  makingCharge: (order) => toMakingCharge(makingCharge(order.lines, order.shipping)),
  makings: ({ makings }) =>
    makings.map((making) => ({
      begunAt: making.occurredAt.toISOString(),
      amount: toPrice(making.amount),
      isCharged: making.taken >= making.amount,
      message: afterMaking(making),
    })),
  announcedTo: async ({ id }, _args, { useCases }) => [...(await useCases.announcedTo(id))],
  missingMoney: async (order, _args, { useCases }) => {
    const { missingMoney } = order;
    if (missingMoney === null) return null;
    const { amount, isPaid } = missingMoney;
    return { amount: toPrice(amount), isPaid, token: await useCases.linkToPayAgain(order) };
  },
  isExport: isTaxFreeExport,
  promisedDay,
  deliveryTime: deliveryDays,
  revenue,
  revenueWithoutTaxes,
  shippingMethod: ({ deliveryMethod }) => ({ ...toShippingMethod(deliveryMethod, true), holdsUntil: null }),
  paymentMethods: ({ tenders, ...order }) => tenders.map((tender) => toPaymentMethod(tender, order)),
  // Each once, however many gift cards there are.
  allPaymentMethods: ({ tenders }) => [...new Set(tenders.map(({ method }) => toPaymentMethodType(method)))],
  discountCodes: ({ discountCodes }) => discountCodes.map(toDiscountCode),
  savings: ({ lines }) => savingsOf(lines).map(toSaving),
  klarnaPaymentMethodType: ({ tenders }) => payLaterTypeOf(tenders),
  location: ({ collectionStore }) => collectionStore?.name ?? null,
  currentTotal: (order) => toPrice(currentTotal(order)),
  cancelledTotal: ({ cancelledAmount }) => toPrice(cancelledAmount),
  refundedTotal: ({ refunded }) => toPrice(refunded),
  isLegacy: ({ orderNumber }) => isLegacyOrder(orderNumber),
} satisfies OrderResolvers;

function toPaymentMethod(
  { id, method, maskedNumber, cardType, status }: OrderTender,
  { finance, applicationStatus }: Pick<DomainOrder, 'finance' | 'applicationStatus'>,
) {
  return {
    id,
    method: toPaymentMethodType(method),
    transactions: [{ id, cardNumber: maskedNumber, cardType, status }],
    isSelected: true,
    isExcludedByDiscount: false,
    // Without a signed loan there is no order.
    ...toMethodFinance(method, finance, applicationStatus ?? 'AWAITING_FULFILMENT'),
    unavailableReason: null,
  };
}
