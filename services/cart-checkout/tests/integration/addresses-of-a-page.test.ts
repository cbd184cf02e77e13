import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ADDRESS, readyToPay } from './support/buyer.ts';
import { CLIENT } from './support/client.ts';
import { openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';

const SKU = '0100002';

let shop: Shop;
let instance: Instance;
beforeAll(async () => {
  shop = await openShop();
  instance = shop.instance();
});
beforeEach(() => shop.restock({ [SKU]: 25 }));
afterAll(() => shop.close());

const ASKED = {
  transientToken: 'a card token',
  idempotencyKey: null,
  client: CLIENT,
  browser: null,
  reCaptchaToken: null,
};
const YORK = { ...ADDRESS, city: 'York', postalCode: 'YO1 7HH' };

describe('a payment whose page showed other addresses than another tab has saved', () => {
  it('[MU-09] [F50] bills the delivery address that its page showed', async () => {
    const { shopper, cart } = await readyToPay(instance, [SKU]);
    const seen = { shippingAddressId: cart.shippingAddress?.id ?? '', billedAsDelivered: true };
    const paid = () => instance.placeOrderByCard(shopper, { ...ASKED, ...seen, expectedTotal: cart.total });
    await instance.saveBillingDetails(shopper, { choice: 'NEW_ADDRESS', ...YORK });
    expect(await paid()).toMatchObject({ type: 'OrderPlaced' });
    expect(shop.payments.requests).toMatchObject([{ billTo: { postalCode: 'SW1Y 4JH' } }]);
    const [order] = await shop.query(
      `SELECT billing_address ->> 'city' AS billed, shipping_address ->> 'city' AS sent FROM sales_order`,
    );
    expect(order).toEqual({ billed: 'London', sent: 'London' });
  });

  it('[MU-09] [F50] is refused where another tab has the bag sent elsewhere, or nowhere', async () => {
    const { shopper, cart } = await readyToPay(instance, [SKU]);
    await instance.saveShippingDetailsCourier(shopper, { address: YORK, email: 'ada@example.com' });
    const shippingAddressId = cart.shippingAddress?.id ?? '';
    const request = { ...ASKED, shippingAddressId, expectedTotal: cart.total };
    const elsewhere = { type: 'PaymentAddressError', field: 'shippingAddress' };
    expect(await instance.placeOrderByCard(shopper, request)).toEqual(elsewhere);
    await shop.query(`UPDATE cart SET shipping_address = NULL`);
    const billed = { ...request, shippingAddressId: null, billedAsDelivered: true };
    expect(await instance.placeOrderByCard(shopper, billed)).toEqual(elsewhere);
    expect(shop.payments.requests).toEqual([]);
  });
});
