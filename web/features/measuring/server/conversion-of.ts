import { cookieValue } from '../../../lib/cookie-value.ts';
import { readConsent } from '../../consent/consent-cookie.ts';
import { orderAmounts } from '../order-amounts.ts';
import type { AnnouncedOrder, Buyer } from './purchase-params.ts';

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
    customer: customerOf(customerEmail, billingAddress),
  };
}

/** Field by field: an answer of the graph also names its types, which its input does not know. */
function customerOf(email: string | undefined, buyer: Buyer | undefined) {
  if (buyer === undefined) return { email: email ?? null };
  const { firstName, lastName, phone, city, postalCode, country } = buyer;
  return { email: email ?? null, firstName, lastName, phone, city, postalCode, country };
}
