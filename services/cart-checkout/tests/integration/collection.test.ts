import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { fulfilmentClient } from '../../src/adapters/fulfilment/fulfilment-client.ts';
import { collectionDates } from '../../src/domain/delivery/collection-dates.ts';
import { onOrderPlaced } from '../../src/events/consumed/order-placed.ts';
import { laterHandlers } from '../../src/use-cases/later-handlers.ts';
import { ADDRESS, pay, readyToPay } from './support/buyer.ts';
import { startFulfilmentSandbox } from './support/fulfilment-sandbox.ts';
import { piece } from './support/products.ts';
import { guest, openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';
import { expectSound } from './support/soundness.ts';
import { NO_DAY_OFF, tellOfStore } from './support/stores.ts';
import { eventsOf, fulfilmentKeys, SECRET } from './support/warehouse.ts';

const SKU = '0100002';
const COLLECT = {
  storeKey: 'leeds',
  salutation: 'ms',
  firstName: 'Ada',
  lastName: 'Byron',
  phone: '07700 900123',
  email: 'ada@example.com',
};

const daysOf = (now: Date, count: number) =>
  collectionDates(now, { workingDays: 2, calendar: NO_DAY_OFF }, count);

let shop: Shop;
let instance: Instance;
beforeAll(async () => {
  shop = await openShop();
  instance = shop.instance();
});
beforeEach(async () => {
  await shop.restock({ [SKU]: 5 });
  await tellOfStore(instance);
});
afterAll(() => shop.close());

async function collecting(change: object = {}, shopper = guest()) {
  await instance.addToCart(shopper, piece(SKU));
  const answer = await instance.saveShippingDetailsCollect(shopper, { ...COLLECT, ...change });
  return { shopper, answer };
}

/** A bag for collection with all details except the card. */
async function readyToCollect() {
  const { shopper } = await collecting();
  const answer = await instance.saveBillingDetails(shopper, { choice: 'NEW_ADDRESS', ...ADDRESS });
  if (answer.type !== 'Cart') throw new Error(answer.type);
  return { shopper, cart: answer.cart };
}

describe('delivery to a store', () => {
  it('[MU-11] [EU-16] [EN-16] [RO-01] saves the store, the collector and the guest’s e-mail; is free of charge', async () => {
    const { answer } = await collecting();
    expect(answer).toMatchObject({
      type: 'Cart',
      cart: {
        shippingMethod: 'DTS',
        shipping: 0,
        guestEmail: 'ada@example.com',
        problems: [],
        collectionStore: {
          key: 'leeds',
          name: 'Leeds Trinity',
          url: '/stores/leeds',
          line2: null,
          postalCode: 'LS1 5AT',
        },
        shippingAddress: {
          firstName: 'Ada',
          lastName: 'Byron',
          streetName: '27 Albion Street',
          city: 'Leeds',
        },
      },
    });
    const methods = answer.type === 'Cart' ? answer.cart.deliveryMethods : [];
    expect(methods.map(({ id }) => id)).toEqual(['STD', 'NDD', 'NOD', 'DTS']);
    expect(methods.at(-1)).toMatchObject({ leadTime: 2, deliverOnDates: daysOf(new Date(), 5) });
  });

  it('[MU-11] [ER-05] refuses a store that is unknown, another site’s, closed, or without collection', async () => {
    const refused = { type: 'StoreNotFoundError' };
    for (const storeKey of ['nowhere', '', 'leeds\0', "'; --"])
      expect((await collecting({ storeKey })).answer).toEqual(refused);
    expect((await collecting({}, guest('loupe'))).answer).toEqual(refused);
    await tellOfStore(instance, { collects: false }, 2n);
    expect((await collecting()).answer).toEqual(refused);
    await tellOfStore(instance, { closedForGood: true }, 3n);
    expect((await collecting()).answer).toEqual(refused);
  });

  it('[MU-11] names the field that is wrong, and writes nothing', async () => {
    for (const [change, field] of [
      [{ firstName: ' ' }, 'firstName'],
      [{ lastName: 'x'.repeat(51) }, 'lastName'],
      [{ phone: '12' }, 'phone'],
      [{ email: '' }, 'email'],
    ] as const)
      await expect(collecting(change)).rejects.toMatchObject({ name: 'InvalidFieldError', field });
    expect(await shop.query('SELECT id FROM cart WHERE collection IS NOT NULL')).toEqual([]);
    expect(await instance.saveShippingDetailsCollect(guest(), COLLECT)).toEqual({
      type: 'CartNotFoundError',
    });
  });
});

describe('changing the delivery method or the address', () => {
  it('[MU-11] [EU-16] changes to a courier and back, and keeps the courier’s address beside the store', async () => {
    const { shopper } = await readyToPay(instance, [SKU]);
    await instance.saveShippingDetailsCollect(shopper, COLLECT);
    expect(await instance.changeDelivery(shopper, { shippingMethodId: 'DTS' })).toMatchObject({
      cart: { shippingMethod: 'DTS', collectionStore: { key: 'leeds' } },
    });
    const back = await instance.changeDelivery(shopper, { shippingMethodId: 'STD' });
    expect(back).toMatchObject({
      cart: { shippingMethod: 'STD', collectionStore: null, shippingAddress: { city: 'London' } },
    });
  });

  it('[MU-11] changes the address only, or both in one step', async () => {
    const shopper = guest();
    await instance.addToCart(shopper, piece(SKU));
    const address = { ...ADDRESS, city: 'Bath' };
    expect(await instance.changeDelivery(shopper, { address })).toMatchObject({
      cart: { shippingMethod: null, shippingAddress: { city: 'Bath' } },
    });
    const both = { shippingMethodId: 'STD', address: { ...ADDRESS, city: 'York' } };
    expect(await instance.changeDelivery(shopper, both)).toMatchObject({
      cart: { shippingMethod: 'STD', shippingAddress: { city: 'York' } },
    });
  });

  it('[MU-11] [ER-05] refuses a method that the bag does not offer, and an address for a collection', async () => {
    const { shopper } = await collecting();
    const refused = { type: 'ShippingMethodNotFoundError' };
    expect(await instance.changeDelivery(shopper, { shippingMethodId: 'RLC' })).toEqual(refused);
    expect(await instance.changeDelivery(shopper, { shippingMethodId: 'DTS', address: ADDRESS })).toEqual(
      refused,
    );
    await expect(instance.changeDelivery(shopper, { address: ADDRESS })).rejects.toThrow(InvalidFieldError);
    const noBag = await instance.changeDelivery(guest(), { shippingMethodId: 'STD' });
    expect(noBag).toEqual({ type: 'CartNotFoundError' });
    await expect(instance.saveBillingDetails(shopper, { choice: 'SAME_AS_DELIVERY' })).rejects.toMatchObject({
      field: 'choice',
    });
  });
});

describe('an order to collect', () => {
  it('[EN-16] consumes the same stock, and has the store and the day', async () => {
    const buyer = await readyToCollect();
    const placed = await pay(instance, buyer);
    expect(placed).toMatchObject({ type: 'OrderPlaced', cart: { collectionStore: { key: 'leeds' } } });
    expect(await shop.stockOf(SKU)).toEqual({ onHand: 4, reserved: 0 });
    const number = placed.type === 'OrderPlaced' ? placed.orderNumber : '';
    expect(await instance.ports.orders.findByNumber('beaverbrooks', number)).toMatchObject({
      collectionStore: { key: 'leeds', name: 'Leeds Trinity' },
      deliveryMethod: { id: 'DTS' },
      deliverBy: daysOf(new Date(), 1)[0],
      shippingAddress: { streetName: '27 Albion Street', lastName: 'Byron' },
    });
    await expectSound(shop);
  });

  it('[EN-16] [ER-05] is refused by name when the store has closed since, and nothing is held', async () => {
    const buyer = await readyToCollect();
    await tellOfStore(instance, { closedForGood: true }, 2n);
    expect(await pay(instance, buyer)).toEqual({ type: 'StoreNotFoundError' });
    expect((await instance.viewCart(buyer.shopper))?.problems).toMatchObject([
      { code: 'storeClosed', lineItemId: null },
    ]);
    expect(await shop.stockOf(SKU)).toEqual({ onHand: 5, reserved: 0 });
    await instance.changeDelivery(buyer.shopper, { shippingMethodId: 'STD', address: ADDRESS });
    const cart = await instance.viewCart(buyer.shopper);
    expect(await pay(instance, { shopper: buyer.shopper, cart: cart! })).toMatchObject({
      type: 'OrderPlaced',
    });
  });

  it.each(['firstName', 'lastName', 'phone'])(
    '[BH-02] [VA-01] is not placed without the %s of who collects it, and nothing is held',
    async (field) => {
      const buyer = await readyToCollect();
      await shop.query(
        `UPDATE cart SET collection = jsonb_set(collection, ARRAY['address', $1], '" "') WHERE id = $2::uuid`,
        [field, buyer.cart.id],
      );
      expect(await pay(instance, buyer)).toEqual({
        type: 'PaymentAddressError',
        field: `shippingAddress.${field}`,
      });
      expect(await shop.stockOf(SKU)).toEqual({ onHand: 5, reserved: 0 });
    },
  );

  it('[BH-02] is not placed without a store, and nothing is held', async () => {
    const buyer = await readyToCollect();
    const sql = `UPDATE cart SET collection = NULL, shipping_address = collection -> 'address' WHERE id = $1::uuid`;
    await shop.query(sql, [buyer.cart.id]);
    expect(await pay(instance, buyer)).toEqual({ type: 'PaymentAddressError', field: 'shippingMethod' });
    expect(await shop.stockOf(SKU)).toEqual({ onHand: 5, reserved: 0 });
  });

  it('[EN-16] is sent to the warehouse with its store', async () => {
    const sandbox = await startFulfilmentSandbox('http://127.0.0.1:9', SECRET);
    try {
      await pay(instance, await readyToCollect());
      const [order] = await shop.query<{ id: string }>('SELECT id FROM sales_order');
      const [placed] = await eventsOf(shop, order!.id);
      const fulfilment = fulfilmentClient({
        url: sandbox.url,
        keys: fulfilmentKeys(),
        now: () => new Date(),
      });
      await onOrderPlaced((eventId, orderId) =>
        shop.storing('dispatch')(eventId, { type: 'dispatch', orderId }),
      )(placed!);
      await shop.runLater(laterHandlers({ ...instance.ports, fulfilment } as never));
      const known = await (await fetch(`${sandbox.url}/control/orders`)).text();
      for (const said of [
        '"collectFrom":{"store":"leeds","name":"Leeds Trinity"}',
        'Byron',
        '27 Albion Street',
      ])
        expect(known).toContain(said);
    } finally {
      await sandbox.stop();
    }
  });
});

describe('the day of a collection', () => {
  const THURSDAY = '2026-11-26T12:00:00Z';
  const setClock = (moment: string) => shop.moveClock(`${(Date.parse(moment) - Date.now()) / 1000} seconds`);
  const daysFromTuesday = ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-07'];
  const edinburgh = { collectionCalendar: { ...NO_DAY_OFF, nation: 'scotland' as const } };

  it('[EN-07] [EN-16] is the one of the store’s calendar, in the bag and on the order', async () => {
    await tellOfStore(instance, edinburgh, 2n);
    await setClock(THURSDAY);
    const buyer = await readyToCollect();
    expect(buyer.cart.deliveryMethods.at(-1)).toMatchObject({ id: 'DTS', deliverOnDates: daysFromTuesday });
    const placed = await pay(instance, buyer);
    const number = placed.type === 'OrderPlaced' ? placed.orderNumber : '';
    expect(await instance.ports.orders.findByNumber('beaverbrooks', number)).toMatchObject({
      deliverBy: '2026-12-01',
    });
  });

  it('[EN-07] [EN-16] follows the store’s latest calendar', async () => {
    await setClock(THURSDAY);
    const { shopper } = await collecting();
    const days = async (change: Parameters<typeof tellOfStore>[1], version: bigint) => {
      await tellOfStore(instance, change, version);
      return (await instance.viewCart(shopper))?.deliveryMethods.at(-1)?.deliverOnDates.slice(0, 2);
    };
    expect(await days(edinburgh, 2n)).toEqual(['2026-12-01', '2026-12-02']);
    const monday = { ...NO_DAY_OFF, closedWeekdays: [0], openDates: ['2026-11-30'] };
    expect(await days({ collectionCalendar: monday }, 3n)).toEqual(['2026-11-30', '2026-12-01']);
    const tuesday = { ...NO_DAY_OFF, closedDates: ['2026-12-01'] };
    expect(await days({ collectionCalendar: tuesday }, 4n)).toEqual(['2026-11-30', '2026-12-02']);
  });

  it('[EN-16] [ER-05] is missing when the store accepts no parcels, as if it had closed', async () => {
    const buyer = await readyToCollect();
    const shut = { collectionCalendar: { ...NO_DAY_OFF, closedWeekdays: [0, 1, 2, 3, 4] } };
    await tellOfStore(instance, shut, 2n);
    expect(await instance.viewCart(buyer.shopper)).toMatchObject({
      shippingMethod: null,
      problems: [{ code: 'storeClosed' }],
    });
    expect(await pay(instance, buyer)).toEqual({ type: 'StoreNotFoundError' });
  });
});
