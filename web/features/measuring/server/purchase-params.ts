import type { OrderAnnouncementRecipient } from '#gql/graphql.ts';
import type { Params } from '../plan.ts';
import { orderAmounts, type SoldLine } from '../order-amounts.ts';

/** An order as the graph has it, amounts in pence. */
export type AnnouncedOrder = {
  id: string;
  orderNumber: string;
  /** Recipients that were told of it. */
  announcedTo: readonly OrderAnnouncementRecipient[];
  /** ISO 8601. */
  placedOn: string;
  lineItems: readonly SoldLine[];
  shippingPrice: { value: number };
  /** In the goods. */
  tax: { value: number };
  discountCodes: readonly { code: string }[];
  allPaymentMethods: readonly string[];
  klarnaPaymentMethodType: string | null;
  paymentMethods: readonly { financeData: { financeProductType: 'IFC' | 'IBC' } | null }[];
  /** Days (CO-08). */
  deliveryTime: number;
  /** Absent unless the visitor agrees to marketing. */
  customerEmail?: string;
  billingAddress?: Buyer;
};

export type Buyer = {
  firstName: string;
  lastName: string;
  phone: string;
  city: string;
  postalCode: string;
  country: string;
};

type OfRequest = 'page_location' | 'store' | 'user_type';

/** ST-16: what the event of an order says. */
export function purchaseParams(order: AnnouncedOrder): Omit<Params<'purchase'>, OfRequest> {
  const { orderNumber, lineItems, shippingPrice, tax, deliveryTime, klarnaPaymentMethodType } = order;
  const coupon = order.discountCodes.map(({ code }) => code).join(',');
  const payment_type = [...new Set(order.allPaymentMethods)].join(',');
  const plan = order.paymentMethods.find(({ financeData }) => financeData !== null)?.financeData;
  return {
    event_id: order.id,
    transaction_id: orderNumber,
    ...orderAmounts({ lines: lineItems, shipping: shippingPrice.value, tax: tax.value }),
    ...(coupon && { coupon: coupon.slice(0, 100) }),
    ...(payment_type && { payment_type }),
    ...(klarnaPaymentMethodType && { klarna_payment_method_type: klarnaPaymentMethodType }),
    ...(plan && { finance_product_type: plan.financeProductType }),
    delivery_days: Math.max(0, deliveryTime),
  };
}
