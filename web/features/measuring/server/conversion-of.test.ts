import { expect, it } from '@jest/globals';
import { TEXT_VERSION } from '../../consent/categories.ts';
import { cartEvents } from '../bag-change.ts';
import { orderAmounts } from '../order-amounts.ts';
import { conversionOf } from './conversion-of.ts';

const ID = '11111111-1111-4111-8111-111111111111';
const line = {
  variantSku: '0100001-54',
  variantId: '0100001-54',
  productKey: '0100001',
  name: 'Band',
  brand: '',
  gtmCategory: 'Rings',
  price: { value: 10_000 },
  unitAmounts: [9_000, 8_999],
};
const BUYER = {
  firstName: 'Ada',
  lastName: 'Byron',
  phone: '1',
  city: 'York',
  postalCode: 'YO1',
  country: 'GB',
};

const order = {
  id: '0199a1b2-0000-7000-8000-000000000001',
  orderNumber: 'BB4W0Z8KQ3M',
  announcedTo: [],
  placedOn: '2026-11-23T09:59:00.500Z',
  lineItems: [line],
  shippingPrice: { value: 500 },
  tax: { value: 3_000 },
  deliveryTime: 3,
  discountCodes: [],
  allPaymentMethods: [],
  klarnaPaymentMethodType: null,
  paymentMethods: [],
  customerEmail: 'ada@example.com',
  // The graph's answer names the type too.
  billingAddress: Object.assign({ __typename: 'Address' }, BUYER),
};

it('[MU-18] an order is told with the amounts of the collector’s event, an id of its own and the network’s cookies', () => {
  const cookies = `cookieConsent=necessary.marketing:${TEXT_VERSION}:${ID}; _fbp=fb.1.1764400000000.42`;
  const told = conversionOf(order, 'https://shop.example/checkout/orderConfirmation', cookies);
  expect(told).toEqual({
    eventName: 'Purchase',
    eventId: `purchase.${order.id}`,
    eventSourceUrl: 'https://shop.example/checkout/orderConfirmation',
    eventTime: 1_795_427_940,
    consentId: ID,
    fbc: null,
    fbp: 'fb.1.1764400000000.42',
    value: 17_999,
    orderId: 'BB4W0Z8KQ3M',
    contents: [
      { id: '0100001-54', quantity: 1, itemPrice: 9_000 },
      { id: '0100001-54', quantity: 1, itemPrice: 8_999 },
    ],
    customer: { ...BUYER, email: 'ada@example.com' },
  });
  const paid = told.contents.reduce((sum, { quantity, itemPrice }) => sum + quantity * itemPrice, 0);
  expect(paid).toBe(told.value);
});

it('[ST-16] [MU-18] a piece of a chosen size has one id, that of the size, from the bag to the order and the network', () => {
  const [added] = cartEvents({ line, pieces: 1, isEmpty: false });
  const { items } = orderAmounts({ lines: [line], shipping: 0, tax: 0 });
  const told = conversionOf(order, 'https://shop.example/checkout/orderConfirmation', null);
  const ids = [
    ...(added!.params as { items: { item_id: string }[] }).items.map(({ item_id }) => item_id),
    ...items.map(({ item_id }) => item_id),
    ...told.contents.map(({ id }) => id),
  ];
  expect(new Set(ids)).toEqual(new Set([line.variantSku]));
  expect(line.variantSku).not.toBe(line.productKey);
});
