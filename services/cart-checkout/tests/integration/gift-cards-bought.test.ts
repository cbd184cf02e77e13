import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { poolTx } from '@loupe/database/tx';
import { productRepository } from '../../src/adapters/db/product-repository.ts';
import { stockRepository } from '../../src/adapters/db/stock-repository.ts';
import type { Shopper } from '../../src/domain/shopper.ts';
import { pay, readyToPay } from './support/buyer.ts';
import { piece, product, variant } from './support/products.ts';
import { guest, openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';
import { signedIn } from './support/sign-in.ts';
import { expectSound } from './support/soundness.ts';
import { openWarehouse } from './support/warehouse.ts';
import type { Warehouse } from './support/warehouse.ts';

const PENDANT = '0100002';
const CODE = 'GC';
const IDS = { productId: piece('77').productId, variantId: piece('77').variantId, sku: CODE };
const VALUES = { minValue: 10, maxValue: 500, presetValues: [25, 50, 1000] };

let shop: Shop;
let instance: Instance;
let warehouse: Warehouse;
beforeAll(async () => {
  shop = await openShop();
  instance = shop.instance();
  warehouse = await openWarehouse(instance);
});
beforeEach(async () => {
  await shop.restock({ [PENDANT]: 25 });
  const { id } = product('77');
  const giftCard = { ...product(CODE), id, name: 'Gift card', productType: 'gift-card', giftCard: VALUES };
  const variants = [{ ...variant('77'), sku: CODE }];
  await productRepository(poolTx(shop.pool)).save({ ...giftCard, variants });
  await stockRepository(poolTx(shop.pool)).open(new Map([[CODE, 100]]));
});
afterAll(async () => {
  await warehouse.stop();
  await shop.close();
});

const add = (shopper: Shopper, giftCardValue: number | null) =>
  instance.addToCart(shopper, { ...IDS, giftCardValue });
const linesOf = async (shopper: Shopper) =>
  (await instance.viewCart(shopper))?.lines.map(
    ({ id, quantity, unitPrice }) => `${quantity} ${id} ${unitPrice}`,
  );

describe('buying gift cards', () => {
  it('[VA-08] [MU-05] makes a line of each value, increments equal ones, and prices them at their value', async () => {
    const shopper = guest();
    for (const value of [50, 25, 50, 1000]) expect((await add(shopper, value)).type).toBe('Cart');
    expect(await linesOf(shopper)).toEqual(['2 GC0050 5000', '1 GC0025 2500', '1 GC1000 100000']);
  });

  it('[VA-08] [MU-06] of all values together there are no more than the stock', async () => {
    await shop.query(`UPDATE stock_item SET on_hand = 3 WHERE sku = $1`, [CODE]);
    const shopper = guest();
    for (const value of [50, 25]) await add(shopper, value);
    const set = (lineItemId: string, quantity: number) =>
      instance.updateQuantity(shopper, { lineItemId, quantity });
    expect((await set('GC0050', 2)).type).toBe('Cart');
    expect(await set('GC0025', 2)).toMatchObject({ type: 'InsufficientStockError', available: 1 });
    expect(await linesOf(shopper)).toEqual(['2 GC0050 5000', '1 GC0025 2500']);
  });

  it.each([null, 9, 501, 999, 0, -50])('[VA-08] refuses the value %s', async (value) => {
    await expect(add(guest(), value)).rejects.toMatchObject({ field: 'giftCardValue' });
    expect(await shop.query('SELECT FROM cart')).toEqual([]);
  });

  it('[VA-08] refuses a value of any other piece', async () => {
    const refused = instance.addToCart(guest(), { ...piece(PENDANT), giftCardValue: 50 });
    await expect(refused).rejects.toMatchObject({ field: 'giftCardValue' });
  });

  it('[VA-08] [MU-06] changes, removes and saves the line of one value by its id', async () => {
    const shopper = guest();
    await add(shopper, 50);
    await add(shopper, 25);
    await instance.updateQuantity(shopper, { lineItemId: 'GC0050', quantity: 3 });
    await instance.updateQuantity(shopper, { lineItemId: 'GC0025', quantity: 0 });
    expect(await linesOf(shopper)).toEqual(['3 GC0050 5000']);
    const saved = await instance.addToShoppingListFromCart(shopper, {
      lineItemId: 'GC0050',
      pageIndex: 0,
      pageSize: 10,
    });
    expect(saved.type).toBe('ShoppingListAndCart');
    expect(await linesOf(shopper)).toEqual([]);
  });

  it('[VA-08] [RO-02] merges equal values at sign-in and keeps different ones apart', async () => {
    const { guest: before, customer } = signedIn();
    for (const value of [50, 100]) await add(customer, value);
    for (const value of [50, 25]) await add(before, value);
    await instance.mergeGuest(customer, before);
    expect(await linesOf(customer)).toEqual(['2 GC0050 5000', '1 GC0100 10000', '1 GC0025 2500']);
  });

  it('[VA-08] takes all values from one stock, and never sells more than is there', async () => {
    await stockRepository(poolTx(shop.pool)).change(
      { sku: CODE, onHand: 100, reserved: 0 },
      { kind: 'count', delta: -98, reason: null },
    );
    const shopper = guest();
    await add(shopper, 50);
    await add(shopper, 25);
    expect(await add(shopper, 100)).toMatchObject({ type: 'InsufficientStockError' });
    const other = guest();
    await add(other, 50);
    expect(await pay(instance, await readyToPay(instance, [], shopper))).toMatchObject({
      type: 'OrderPlaced',
    });
    expect(await pay(instance, await readyToPay(instance, [], other))).toMatchObject({
      type: 'InsufficientStockError',
    });
    expect(await shop.stockOf(CODE)).toEqual({ onHand: 0, reserved: 0 });
    await expectSound(shop);
  });

  it('[VA-08] [EN-09] is kept by the order, and a cancelled one goes back to the stock of all values', async () => {
    const shopper = guest();
    await add(shopper, 50);
    await add(shopper, 25);
    const buyer = await readyToPay(instance, [PENDANT], shopper);
    expect(buyer.cart.total).toBe(340_00);
    const placed = await pay(instance, buyer);
    if (placed.type !== 'OrderPlaced') throw new Error(placed.type);
    const lines = await shop.query(
      `SELECT sku, unit_price AS price, snapshot ->> 'giftCardValue' AS value FROM order_line ORDER BY position`,
    );
    expect(lines).toEqual([
      { sku: 'GC0050', price: 50_00, value: '50' },
      { sku: 'GC0025', price: 25_00, value: '25' },
      { sku: PENDANT, price: 265_00, value: null },
    ]);
    expect(await shop.stockOf(CODE)).toEqual({ onHand: 98, reserved: 0 });
    await warehouse.notify('order.cancelled', placed.orderNumber, {
      cancellationId: 'X-1',
      lines: [{ sku: 'GC0025', quantity: 1 }],
    });
    await warehouse.process();
    expect(await shop.stockOf(CODE)).toEqual({ onHand: 99, reserved: 0 });
    await expectSound(shop);
  });
});
