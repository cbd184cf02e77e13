import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { poolTx } from '@loupe/database/tx';
import { productRepository } from '../../src/adapters/db/product-repository.ts';
import { sweepPlacements } from '../../src/use-cases/sweep-placements.ts';
import { ADDRESS, pay, readyToPay } from './support/buyer.ts';
import { dying } from './support/dying.ts';
import { piece, product, variant } from './support/products.ts';
import { challenge } from './support/scripted-payments.ts';
import { guest, openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';
import { expectSound } from './support/soundness.ts';

/** The care card of the seed: complimentary. */
const CARE_CARD = '0100008';
const PENDANT = '0100004';
const CALLER = { session: 'session', network: '203.0.113.0/24' };
const BY = { ...CALLER, ipAddress: '203.0.113.7', reCaptchaToken: null };
const NOTHING = { expectedTotal: 0, idempotencyKey: null };

let shop: Shop;
let instance: Instance;
beforeAll(async () => {
  shop = await openShop();
  instance = shop.instance();
});
beforeEach(async () => {
  await shop.restock({ [CARE_CARD]: 5, [PENDANT]: 5 });
  await priced(CARE_CARD, 0);
});
afterAll(() => shop.close());

let version = 1n;
async function priced(sku: string, minorUnits: number): Promise<void> {
  const price = { site: 'beaverbrooks', minorUnits, validFromMs: 0, validUntilMs: 0 };
  version += 1n;
  const state = product(sku, { version, variants: [variant(sku, { prices: [price] })] });
  await productRepository(poolTx(shop.pool)).save(state);
}

const states = async () =>
  (await shop.query<{ state: string }>('SELECT state FROM placement')).map(({ state }) => state);

describe('a bag that is free of charge', () => {
  it('[MU-13] is no paid order: payments is told of those with something to pay only', async () => {
    const { shopper } = await readyToPay(instance, [CARE_CARD]);
    expect((await instance.createFreeOfChargeOrder(shopper, NOTHING, BY)).type).toBe('OrderPlaced');
    for (const buyer of [shopper, shopper, guest()])
      expect((await pay(instance, await readyToPay(instance, [PENDANT], buyer))).type).toBe('OrderPlaced');
    expect(shop.payments.verifications.map(({ hasPaidOrder }) => hasPaidOrder)).toEqual([false, true, false]);
  });

  it('[ST-07] [MU-08] is placed without a payment, and repeats return the same number', async () => {
    const { shopper, cart } = await readyToPay(instance, [CARE_CARD]);
    expect(cart).toMatchObject({ subtotal: 0, shipping: 0, total: 0 });
    const placed = await instance.createFreeOfChargeOrder(shopper, NOTHING, BY);
    expect(placed).toMatchObject({ type: 'OrderPlaced', cart: { id: cart.id, total: 0 } });
    expect(await instance.createFreeOfChargeOrder(shopper, NOTHING, BY)).toEqual(placed);
    expect(await shop.query('SELECT total, shipping, status FROM sales_order')).toEqual([
      { total: 0, shipping: 0, status: 'ENTERED' },
    ]);
    expect(await shop.query('SELECT * FROM order_tender')).toEqual([]);
    expect(await shop.stockOf(CARE_CARD)).toEqual({ onHand: 4, reserved: 0 });
    expect([shop.payments.requests, shop.payments.cancelled]).toEqual([[], []]);
    const number = placed.type === 'OrderPlaced' ? placed.orderNumber : '';
    const found = await instance.findOrder(
      shopper,
      number,
      { isOrderConfirmation: true, email: null },
      CALLER,
    );
    expect(found).toMatchObject({ value: { total: 0, tenders: [], billingAddress: { city: 'London' } } });
    await expectSound(shop);
  });

  it('[ST-07] needs no billing address: the order has the delivery address', async () => {
    const shopper = guest();
    await instance.addToCart(shopper, piece(CARE_CARD));
    await instance.saveShippingDetailsCourier(shopper, { address: ADDRESS, email: 'ada@example.com' });
    expect(await instance.createFreeOfChargeOrder(shopper, NOTHING, BY)).toMatchObject({
      type: 'OrderPlaced',
    });
  });

  it('[ST-07] [ER-05] is refused with a card, and any other bag is refused without one', async () => {
    const free = await readyToPay(instance, [CARE_CARD]);
    await expect(pay(instance, free)).rejects.toMatchObject({ field: 'expectedTotal' });
    const paid = await readyToPay(instance, [CARE_CARD, PENDANT]);
    expect(await instance.createFreeOfChargeOrder(paid.shopper, NOTHING, BY)).toEqual({
      type: 'PriceChangedError',
      expectedTotal: 0,
      total: 26500,
    });
    const claimed = { expectedTotal: 26500, idempotencyKey: null };
    await expect(instance.createFreeOfChargeOrder(paid.shopper, claimed, BY)).rejects.toMatchObject({
      field: 'expectedTotal',
    });
    expect(await states()).toEqual([]);
    expect(await shop.stockOf(CARE_CARD)).toEqual({ onHand: 5, reserved: 0 });
  });

  it('[ST-07] has a delivery charge as soon as anything in it has a price', async () => {
    await priced(PENDANT, 20_00);
    const { shopper, cart } = await readyToPay(instance, [CARE_CARD, PENDANT]);
    expect(cart).toMatchObject({ subtotal: 20_00, shipping: 4_95, total: 24_95 });
    const { lines } = cart;
    const line = lines.find(({ sku }) => sku === PENDANT)?.id ?? '';
    const left = await instance.updateQuantity(shopper, { lineItemId: line, quantity: 0 });
    expect(left).toMatchObject({ cart: { shipping: 0, total: 0 } });
  });

  it('[MU-08] [VA-13] without stock, e-mail, address or bag is refused like any other', async () => {
    const { shopper } = await readyToPay(instance, [CARE_CARD]);
    await shop.query('UPDATE stock_item SET on_hand = 0 WHERE sku = $1', [CARE_CARD]);
    expect(await instance.createFreeOfChargeOrder(shopper, NOTHING, BY)).toMatchObject({
      type: 'InsufficientStockError',
    });
    await shop.query('UPDATE cart SET guest_email = NULL');
    expect(await instance.createFreeOfChargeOrder(shopper, NOTHING, BY)).toMatchObject({ field: 'email' });
    expect(await instance.createFreeOfChargeOrder(guest(), NOTHING, BY)).toEqual({
      type: 'CartNotFoundError',
    });
    await expect(
      instance.createFreeOfChargeOrder(shopper, { ...NOTHING, idempotencyKey: '' }, BY),
    ).rejects.toMatchObject({ field: 'idempotencyKey' });
  });

  it('[MU-08] that became free during a payment is CheckoutInProgress until the payment has ended', async () => {
    shop.payments.answer = challenge();
    const buyer = await readyToPay(instance, [PENDANT]);
    await pay(instance, buyer);
    await priced(PENDANT, 0);
    expect(await instance.createFreeOfChargeOrder(buyer.shopper, NOTHING, BY)).toEqual({
      type: 'CheckoutInProgress',
    });
  });
});

describe('a free order interrupted', () => {
  it.each(['after:placements.claim', 'before:database.statement', 'after:database.statement'] as const)(
    '[MU-08] %s: ends in the order, never in a cancellation',
    async (point) => {
      const { instance: doomed, killed } = dying(shop, point);
      const { shopper } = await readyToPay(instance, [CARE_CARD]);
      void doomed.createFreeOfChargeOrder(shopper, NOTHING, BY);
      await killed;
      shop.payments.down = true; // payments is not needed
      await shop.moveClock('31 seconds');
      const other = shop.instance();
      await Promise.all([sweepPlacements(instance.ports), sweepPlacements(other.ports)]);
      expect(await states()).toEqual(['placed']);
      expect(await other.createFreeOfChargeOrder(shopper, NOTHING, BY)).toMatchObject({
        type: 'OrderPlaced',
      });
      expect(shop.faults).toEqual([]);
      await expectSound(shop);
    },
  );

  it('[MU-08] until then its bag cannot be changed', async () => {
    const { instance: doomed, killed } = dying(shop, 'after:placements.claim');
    const { shopper } = await readyToPay(instance, [CARE_CARD]);
    void doomed.createFreeOfChargeOrder(shopper, NOTHING, BY);
    await killed;
    expect(await instance.addToCart(shopper, piece(PENDANT))).toEqual({ type: 'CheckoutInProgress' });
    expect(await instance.createFreeOfChargeOrder(shopper, NOTHING, BY)).toEqual({
      type: 'CheckoutInProgress',
    });
  });

  it('[races] [MU-08] twenty concurrent requests on two instances: one order', async () => {
    const { shopper } = await readyToPay(instance, [CARE_CARD]);
    const other = shop.instance();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        (n % 2 ? instance : other).createFreeOfChargeOrder(shopper, NOTHING, BY),
      ),
    );
    expect(await states()).toEqual(['placed']);
    // Requests that were counted at the same time may be asked for the bot check.
    const expected = ['OrderPlaced', 'CheckoutInProgress', 'ReCaptchaError', 'TooManyAttemptsError'];
    for (const { type } of answers) expect(expected).toContain(type);
    await expectSound(shop);
  });
});
