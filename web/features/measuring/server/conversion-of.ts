import { cookieValue } from '../../../lib/cookie-value.ts';
import { readConsent } from '../../consent/consent-cookie.ts';
import { orderAmounts } from '../order-amounts.ts';
import type { AnnouncedOrder } from './purchase-params.ts';

const pence = (pounds: number): number => Math.round(pounds * 100);

/**
 * An order as the advertising network is told of it, with the amounts of the collector's event. The browser's own event has the same id, so
 * that the two count once.
 * @param page where it is shown
 * @param cookies of the visitor
 */
export function conversionOf(order: AnnouncedOrder, page: string, cookies: string | null) {
  const { id, orderNumber, placedOn, lineItems, shippingPrice, tax, customerEmail, billingAddress } = order;
  const { value, items } = orderAmounts({
    lines: lineItems,
    shipping: shippingPrice.value,
    tax: tax.value,
  });
  return {
    eventName: 'Purchase' as const,
    eventId: `purchase.${id}`,
    eventSourceUrl: page,
    eventTime: Math.floor(Date.parse(placedOn) / 1_000),
    consentId: readConsent(cookies)?.consentId ?? null,
    fbc: cookieValue(cookies, '_fbc') ?? null,
    fbp: cookieValue(cookies, '_fbp') ?? null,
    value: pence(value),
    orderId: orderNumber,
    contents: items.map(({ item_id, quantity, price }) => ({
      id: item_id,
      quantity,
      itemPrice: pence(price),
    })),
    customer: { ...billingAddress, ...(customerEmail && { email: customerEmail }) },
  };
}
