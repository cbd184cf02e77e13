import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import { poolTx } from '@loupe/database/tx';
import { productRepository } from '../../src/adapters/db/product-repository.ts';
import { ADDRESS, pay, readyToPay } from './support/buyer.ts';
import { piece, product, variant } from './support/products.ts';
import { guest, openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';
import { tellOfStore } from './support/stores.ts';

const SKU = '0100002';
const TO_ORDER = '0100099';
const EMAIL = { email: 'ada@example.com' };

let shop: Shop;
let instance: Instance;
beforeAll(async () => {
  shop = await openShop();
  instance = shop.instance();
});
beforeEach(async () => {
  await shop.restock({ [SKU]: 5, [TO_ORDER]: 5 });
});
afterAll(() => shop.close());

/** A bag with one piece and its methods. */
async function bag(sku = SKU) {
  const shopper = guest();
  await instance.addToCart(shopper, piece(sku));
  const cart = await instance.viewCart(shopper);
  if (cart === null) throw new Error('There is no bag.');
  const methodOf = (id: string) => cart.deliveryMethods.find((method) => method.id === id)!;
  return { shopper, methodOf };
}

describe('choosing a delivery method', () => {
  it('[EU-02] [MU-11] next day: the order is promised the next working day and charged for it', async () => {
    const { shopper, methodOf } = await bag();
    const saved = await instance.saveShippingDetailsCourier(shopper, {
      ...EMAIL,
      address: ADDRESS,
      shippingMethodId: 'NDD',
    });
    expect(saved).toMatchObject({ type: 'Cart', cart: { shippingMethod: 'NDD', shipping: 7_95 } });
    const billed = await instance.saveBillingDetails(shopper, { choice: 'SAME_AS_DELIVERY' });
    if (billed.type !== 'Cart') throw new Error(billed.type);
    await pay(instance, { shopper, cart: billed.cart });
    expect(
      await shop.query(`SELECT deliver_by::text AS day, shipping_method ->> 'id' AS id FROM sales_order`),
    ).toEqual([{ day: methodOf('NDD').deliverOnDates[0], id: 'NDD' }]);
  });

  it('[MU-09] [MU-11] saves the billing address with the delivery where it is the same, and keeps it otherwise', async () => {
    const { shopper } = await bag();
    const save = async (change: object) => {
      const saved = await instance.saveShippingDetailsCourier(shopper, {
        ...EMAIL,
        address: ADDRESS,
        ...change,
      });
      if (saved.type !== 'Cart') throw new Error(saved.type);
      return saved.cart;
    };
    expect((await save({})).billingAddress).toBeNull();
    const { shippingAddress, billingAddress, version } = await save({ isBillingAddress: true });
    expect(billingAddress).toEqual({ ...shippingAddress, id: billingAddress?.id });
    expect(billingAddress?.id).not.toBe(shippingAddress?.id);
    const moved = await save({ address: { ...ADDRESS, streetNumber: '13' } });
    expect(moved).toMatchObject({ version: version + 1, billingAddress: { streetNumber: '12' } });
    const both = { address: { ...ADDRESS, streetNumber: '14' }, isBillingAddress: true };
    const placed = await pay(instance, { shopper, cart: await save(both) });
    if (placed.type !== 'OrderPlaced') throw new Error(placed.type);
    expect(await instance.ports.orders.findByNumber('beaverbrooks', placed.orderNumber)).toMatchObject({
      shippingAddress: { streetNumber: '14' },
      billingAddress: { streetNumber: '14' },
    });
  });

  it('[EU-02] [EN-09] next day, before and after the cut-off: the bag and the order name the same day', async () => {
    const setClock = (moment: string) =>
      shop.moveClock(`${(Date.parse(moment) - Date.now()) / 1000} seconds`);
    const daysOf = async (moment: string) => {
      await setClock(moment);
      const { shopper } = await bag();
      const saved = await instance.saveShippingDetailsCourier(shopper, {
        ...EMAIL,
        address: ADDRESS,
        shippingMethodId: 'NDD',
      });
      const billed = await instance.saveBillingDetails(shopper, { choice: 'SAME_AS_DELIVERY' });
      if (saved.type !== 'Cart' || billed.type !== 'Cart') throw new Error(saved.type);
      const placed = await pay(instance, { shopper, cart: billed.cart });
      if (placed.type !== 'OrderPlaced') throw new Error(placed.type);
      const order = await instance.ports.orders.findByNumber('beaverbrooks', placed.orderNumber);
      return [saved.cart.parcels?.[0]?.deliverOn, order?.deliverBy];
    };
    expect(await daysOf('2026-11-25T16:50:00Z')).toEqual(['2026-11-26', '2026-11-26']);
    expect(await daysOf('2026-11-25T17:00:00Z')).toEqual(['2026-11-27', '2026-11-27']);
    expect(await daysOf('2026-11-27T15:00:00Z')).toEqual(['2026-12-01', '2026-12-01']);
  });

  it.each(['STD', 'NDD', 'NOD'])(
    '[MU-11] [ER-05] what is no day of the calendar is refused by field, for %s too, and nothing is written',
    async (shippingMethodId) => {
      const { shopper } = await bag();
      const before = (await instance.viewCart(shopper))?.version;
      for (const nominatedDay of [
        'gold',
        '',
        '2026-02-30',
        '0000-00-00',
        'today',
        'infinity',
        '-4713-01-01',
      ]) {
        const refused = expect.objectContaining({ name: 'InvalidFieldError', field: 'nominatedDay' });
        await expect(
          instance.saveShippingDetailsCourier(shopper, {
            ...EMAIL,
            address: ADDRESS,
            shippingMethodId,
            nominatedDay,
          }),
        ).rejects.toEqual(refused);
        await expect(instance.changeDelivery(shopper, { shippingMethodId, nominatedDay })).rejects.toEqual(
          refused,
        );
        const preview = { country: 'GB', postalCode: 'SW1Y 4JH', nominatedDay };
        await expect(instance.previewShipping(shopper, preview)).rejects.toEqual(refused);
      }
      expect((await instance.viewCart(shopper))?.version).toBe(before);
    },
  );

  it('[EN-07] [MU-11] nominated day: needs one of the days offered, and the order is promised that day', async () => {
    const { shopper, methodOf } = await bag();
    const day = methodOf('NOD').deliverOnDates[7]!;
    const nominate = (nominatedDay?: string) =>
      instance.saveShippingDetailsCourier(shopper, {
        ...EMAIL,
        address: ADDRESS,
        shippingMethodId: 'NOD',
        ...(nominatedDay === undefined ? {} : { nominatedDay }),
      });
    expect(await nominate()).toEqual({ type: 'DeliveryDayNotOfferedError', day: null });
    expect(await nominate('2020-01-06')).toEqual({ type: 'DeliveryDayNotOfferedError', day: '2020-01-06' });
    await expect(nominate('no day')).rejects.toThrow(InvalidFieldError);
    expect(await nominate(day)).toMatchObject({ cart: { shippingMethod: 'NOD', nominatedDay: day } });
    const billed = await instance.saveBillingDetails(shopper, { choice: 'SAME_AS_DELIVERY' });
    if (billed.type !== 'Cart') throw new Error(billed.type);
    await pay(instance, { shopper, cart: billed.cart });
    expect(await shop.query('SELECT deliver_by::text AS day FROM sales_order')).toEqual([{ day }]);
  });

  it('[EN-07] a nominated day that has passed since is reported, and nothing is placed', async () => {
    const { shopper, methodOf } = await bag();
    const nominatedDay = methodOf('NOD').deliverOnDates[0]!;
    const choice = { ...EMAIL, address: ADDRESS, shippingMethodId: 'NOD', nominatedDay };
    await instance.saveShippingDetailsCourier(shopper, choice);
    const billed = await instance.saveBillingDetails(shopper, { choice: 'SAME_AS_DELIVERY' });
    if (billed.type !== 'Cart') throw new Error(billed.type);
    await shop.query(`UPDATE cart SET nominated_day = '2020-01-06'`);
    expect(await instance.viewCart(shopper)).toMatchObject({
      shippingMethod: null,
      nominatedDay: null,
      problems: [{ code: 'deliveryChanged', message: expect.stringContaining('Monday 6 January') }],
    });
    expect(await pay(instance, { shopper, cart: billed.cart })).toEqual({
      type: 'PaymentAddressError',
      field: 'nominatedDay',
    });
  });

  it('[MU-11] refuses a method that does not serve the address, and reports one that no longer does', async () => {
    const { shopper } = await bag();
    const address = { ...ADDRESS, city: 'Lerwick', postalCode: 'ZE1 0AA' };
    const next = { ...EMAIL, shippingMethodId: 'NDD' };
    expect(await instance.saveShippingDetailsCourier(shopper, { ...next, address })).toEqual({
      type: 'ShippingMethodNotFoundError',
    });
    await instance.saveShippingDetailsCourier(shopper, { ...next, address: ADDRESS });
    const both = { shippingMethodId: 'NDD', address };
    expect(await instance.changeDelivery(shopper, both)).toEqual({ type: 'ShippingMethodNotFoundError' });
    expect(await instance.changeDelivery(shopper, { address })).toMatchObject({
      cart: { shippingMethod: null, problems: [{ code: 'deliveryChanged' }] },
    });
  });

  it('[QY-07] previews methods, charges and days for a place, and saves nothing', async () => {
    const { shopper } = await bag();
    const to = (country: string, postalCode: string, shippingMethodId?: string) =>
      instance.previewShipping(shopper, {
        country,
        postalCode,
        ...(shippingMethodId === undefined ? {} : { shippingMethodId }),
      });
    expect(await to('GB', 'ls1 4ap', 'NDD')).toMatchObject({ shippingMethod: 'NDD', shipping: 7_95 });
    const ireland = await to('IE', 'D02 X285', 'STD');
    expect(ireland?.deliveryMethods.map(({ id, price }) => [id, price])).toEqual([['STD', 14_95]]);
    await expect(to('GB', 'nowhere')).rejects.toMatchObject({ field: 'postalCode' });
    await expect(to('FR', '75001')).rejects.toMatchObject({ field: 'country' });
    expect(await instance.viewCart(shopper)).toMatchObject({ shippingMethod: null, shippingAddress: null });
    expect(await instance.previewShipping(guest(), { country: 'GB', postalCode: 'LS1 4AP' })).toBeNull();
  });

  it('[QY-07] previews a courier for a bag that is to be collected: out of the country without VAT', async () => {
    await tellOfStore(instance, {}, 8n);
    const { shopper } = await readyToPay(instance, [SKU]);
    const who = { firstName: 'Ada', lastName: 'Byron', phone: '07700 900123', ...EMAIL };
    await instance.saveShippingDetailsCollect(shopper, { storeKey: 'leeds', ...who });
    const ireland = { country: 'IE', postalCode: 'D02 X285', shippingMethodId: 'STD' };
    const preview = await instance.previewShipping(shopper, ireland);
    expect(preview).toMatchObject({ shippingMethod: 'STD', isExport: true, tax: 0, collectionStore: null });
    expect(preview?.deliveryMethods.map(({ id }) => id)).toEqual(['STD']);
    expect(await instance.viewCart(shopper)).toMatchObject({ shippingMethod: 'DTS', isExport: false });
  });

  it('[EU-02] [MU-11] a post office: RLC, with its charge, days and address', async () => {
    await tellOfStore(
      instance,
      { isPostOffice: true, collectionDays: 3, name: 'Market Place Post Office' },
      9n,
    );
    const { shopper } = await readyToPay(instance, [SKU]);
    const who = { firstName: 'Ada', lastName: 'Byron', phone: '07700 900123', ...EMAIL };
    expect(await instance.saveShippingDetailsCollect(shopper, { storeKey: 'leeds', ...who })).toMatchObject({
      cart: {
        shippingMethod: 'RLC',
        shipping: 0,
        collectionStore: { kind: 'post-office', name: 'Market Place Post Office' },
      },
    });
  });
});

describe('a piece that is made to order', () => {
  beforeEach(async () => {
    const made = product(TO_ORDER, { version: 2n, makingDays: 10, variants: [variant(TO_ORDER)] });
    await productRepository(poolTx(shop.pool)).save(made);
  });

  it('[EN-07] delays the whole bag, unless the shopper wants what is ready apart', async () => {
    const shopper = guest();
    await instance.addToCart(shopper, piece(SKU));
    await instance.addToCart(shopper, piece(TO_ORDER));
    const together = await instance.saveShippingDetailsCourier(shopper, { ...EMAIL, address: ADDRESS });
    if (together.type !== 'Cart') throw new Error(together.type);
    const [courier] = together.cart.deliveryMethods;
    const [ready] = courier!.undelayedDates!;
    const [all] = courier!.deliverOnDates;
    const [first, second] = together.cart.lines.map(({ id }) => id);
    expect(together.cart.deliveryMethods.map(({ id }) => id)).toEqual(['STD', 'NOD']);
    expect(together.cart.parcels).toEqual([{ lineItemIds: [first, second], deliverOn: all }]);
    const apart = await instance.changeDelivery(shopper, { shippingMethodId: 'STD', sentApart: true });
    expect(apart).toMatchObject({
      cart: {
        parcels: [
          { lineItemIds: [first], deliverOn: ready },
          { lineItemIds: [second], deliverOn: all },
        ],
      },
    });
    const billed = await instance.saveBillingDetails(shopper, { choice: 'SAME_AS_DELIVERY' });
    if (billed.type !== 'Cart') throw new Error(billed.type);
    await pay(instance, { shopper, cart: billed.cart });
    expect(
      await shop.query(
        `SELECT o.deliver_by::text AS day, l.snapshot ->> 'deliverBy' AS own
         FROM sales_order o JOIN order_line l ON l.order_id = o.id ORDER BY l.position`,
      ),
    ).toEqual([
      { day: all, own: ready },
      { day: all, own: null },
    ]);
  });
});
