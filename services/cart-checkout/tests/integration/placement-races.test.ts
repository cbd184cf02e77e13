import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { countByType, pay, readyToPay } from './support/buyer.ts';
import { piece } from './support/products.ts';
import { openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';

const BUYERS = 50;
const SKU = '0100004';
const OTHER = '0100002';

let shop: Shop;
let instances: readonly [Instance, Instance];
beforeAll(async () => {
  shop = await openShop();
  instances = [shop.instance(), shop.instance()];
});
afterAll(() => shop.close());

const instanceFor = (n: number) => instances[n % 2 === 0 ? 0 : 1];

async function nothingHeld(): Promise<void> {
  expect(await shop.query(`SELECT * FROM reservation WHERE state = 'held'`)).toEqual([]);
  expect(await shop.query(`SELECT * FROM placement WHERE state NOT IN ('placed', 'released')`)).toEqual([]);
  const folded = `SELECT s.sku FROM stock_item s
    WHERE s.reserved <> 0 OR s.on_hand <> (SELECT coalesce(sum(quantity), 0) FROM stock_movement m WHERE m.sku = s.sku)`;
  expect(await shop.query(folded)).toEqual([]);
}

describe('[races] two instances with their own pools', () => {
  it('[MU-13] 50 buyers of the last piece: one order, 49 typed answers, nothing left reserved', async () => {
    await shop.restock({ [SKU]: 1 });
    const buyers = await Promise.all(
      Array.from({ length: BUYERS }, (_, n) => readyToPay(instanceFor(n), [SKU])),
    );

    const answers = await Promise.all(buyers.map((buyer, n) => pay(instanceFor(n), buyer)));

    expect(countByType(answers)).toEqual({ OrderPlaced: 1, InsufficientStockError: BUYERS - 1 });
    expect(answers.filter(({ type }) => type === 'InsufficientStockError')[0]).toEqual({
      type: 'InsufficientStockError',
      sku: SKU,
      available: 0,
    });
    expect(await shop.stockOf(SKU)).toEqual({ onHand: 0, reserved: 0 });
    expect(shop.payments.requests).toHaveLength(1);
    expect(shop.faults).toEqual([]);
    await nothingHeld();
  });

  it('[MU-13] bags with two pieces in either order neither deadlock nor reserve only one', async () => {
    await shop.restock({ [SKU]: 7, [OTHER]: 5 });
    const buyers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        readyToPay(instanceFor(n), n % 2 === 0 ? [SKU, OTHER] : [OTHER, SKU]),
      ),
    );

    const answers = await Promise.all(buyers.map((buyer, n) => pay(instanceFor(n), buyer)));

    expect(countByType(answers)).toEqual({ OrderPlaced: 5, InsufficientStockError: 15 });
    expect(await shop.stockOf(SKU)).toEqual({ onHand: 2, reserved: 0 });
    expect(await shop.stockOf(OTHER)).toEqual({ onHand: 0, reserved: 0 });
    await nothingHeld();
  });

  it.each([
    ['one key', () => 'the same key'],
    ['twenty keys', () => randomUUID()],
    ['no key', () => null],
  ])('[MU-13] one bag placed 20 times at once with %s: one order, one authorisation', async (_name, key) => {
    await shop.restock({ [SKU]: 5 });
    const buyer = await readyToPay(instances[0], [SKU]);

    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => pay(instanceFor(n), buyer, key())),
    );

    const orders = await shop.query<{ number: string }>('SELECT order_number AS number FROM sales_order');
    expect(orders).toHaveLength(1);
    for (const answer of answers) {
      expect(['OrderPlaced', 'CheckoutInProgress']).toContain(answer.type);
      if (answer.type === 'OrderPlaced') expect(answer.orderNumber).toBe(orders[0]?.number);
    }
    expect(shop.payments.requests).toHaveLength(1);
    expect(await shop.stockOf(SKU)).toEqual({ onHand: 4, reserved: 0 });
    await nothingHeld();
  });

  it('[MU-06] [MU-13] a bag changed during its payment is either paid as shown or not at all', async () => {
    await shop.restock({ [SKU]: 50 });
    const [one, two] = instances;
    for (let round = 0; round < 10; round++) {
      const buyer = await readyToPay(one, [SKU]);
      const line = buyer.cart.lines[0]?.id ?? '';
      const [paid, changed] = await Promise.all([
        pay(one, buyer),
        two.updateQuantity(buyer.shopper, { lineItemId: line, quantity: 2 }),
      ]);
      if (paid.type === 'OrderPlaced') {
        expect(paid.cart.quantity).toBe(1);
        expect(changed.type).not.toBe('Cart');
      } else {
        expect([paid.type, changed.type]).toEqual(['PriceChangedError', 'Cart']);
      }
    }
    await nothingHeld();
  });

  it('[MU-05] [MU-13] a piece added during the payment is never in the order: it is in a bag or refused', async () => {
    await shop.restock({ [SKU]: 50, [OTHER]: 50 });
    const [one, two] = instances;
    for (let round = 0; round < 10; round++) {
      const buyer = await readyToPay(one, [SKU]);
      const [paid, added] = await Promise.all([pay(one, buyer), two.addToCart(buyer.shopper, piece(OTHER))]);
      const bag = await one.viewCart(buyer.shopper);
      if (paid.type === 'OrderPlaced') {
        expect(paid.cart.lines.map(({ sku }) => sku)).toEqual([SKU]);
        expect(bag?.lines.map(({ sku }) => sku)).toEqual(added.type === 'Cart' ? [OTHER] : undefined);
        expect(bag?.id).not.toBe(buyer.cart.id);
      } else {
        expect([paid.type, bag?.quantity]).toEqual(['PriceChangedError', 2]);
      }
    }
    await nothingHeld();
  });
});
