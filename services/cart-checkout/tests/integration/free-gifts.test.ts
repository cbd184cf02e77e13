import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { poolTx } from '@loupe/database/tx';
import { productRepository } from '../../src/adapters/db/product-repository.ts';
import { pay, readyToPay } from './support/buyer.ts';
import { piece, PRICE, product } from './support/products.ts';
import { draftOf } from './support/promotions.ts';
import { openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';
import { expectSound } from './support/soundness.ts';

const [SKU, GIFT, OTHER_GIFT] = ['0100002', '0100107', '0100116'] as const;

let shop: Shop;
let instance: Instance;
beforeAll(async () => {
  shop = await openShop();
  instance = shop.instance();
});
beforeEach(async () => {
  await shop.restock({ [SKU]: 5, [GIFT]: 2, [OTHER_GIFT]: 0 });
  const skus = [GIFT, OTHER_GIFT];
  await shop.promote(
    draftOf({ type: 'free-gift', skus, per: 'bag' }, [], { pieces: { products: [SKU] }, spend: 2 * PRICE }),
  );
});
afterAll(() => shop.close());

const giftsOf = async (buyer: { shopper: Parameters<Instance['viewCart']>[0] }) =>
  (await instance.viewCart(buyer.shopper))?.freeGifts;

describe('a free gift', () => {
  it('[MU-07] is chosen of those in stock, costs nothing, and is reserved and sold', async () => {
    const buyer = await readyToPay(instance, [SKU, SKU]);
    expect(buyer.cart.freeGifts).toMatchObject([
      {
        origin: 'free-gift',
        lineId: null,
        chosenSku: null,
        choices: [
          { sku: GIFT, isAvailable: true, price: PRICE },
          { sku: OTHER_GIFT, isAvailable: false },
        ],
      },
    ]);
    const chosen = await instance.setFreeGift(buyer.shopper, { giftId: 'free-gift', sku: GIFT });
    if (chosen.type !== 'Cart') throw new Error(chosen.type);
    expect(chosen.cart).toMatchObject({ total: 2 * PRICE, quantity: 3, subtotal: 2 * PRICE, discount: 0 });
    expect(chosen.cart.lines[1]).toMatchObject({
      sku: GIFT,
      unitAmounts: [0],
      freeGiftOf: { origin: 'free-gift' },
    });
    expect(await pay(instance, { ...buyer, cart: chosen.cart })).toMatchObject({ type: 'OrderPlaced' });
    expect(await shop.stockOf(GIFT)).toEqual({ onHand: 1, reserved: 0 });
    const [order] = await shop.query<{ total: number }>('SELECT total FROM sales_order');
    expect(order).toEqual({ total: 2 * PRICE });
    await expectSound(shop);
  });

  it('[MU-07] is refused when it is not offered, not earned or not in stock, and can be declined', async () => {
    const buyer = await readyToPay(instance, [SKU, SKU]);
    const set = (giftId: string, sku: string | null) => instance.setFreeGift(buyer.shopper, { giftId, sku });
    expect(await set('free-gift', OTHER_GIFT)).toMatchObject({ type: 'InsufficientStockError' });
    await expect(set('free-gift', SKU)).rejects.toMatchObject({ field: 'sku' });
    await expect(set('other', GIFT)).rejects.toMatchObject({ field: 'giftId' });
    await set('free-gift', GIFT);
    expect(await set('free-gift', null)).toMatchObject({ type: 'Cart', cart: { quantity: 2 } });
  });

  it('[MU-07] shares the stock of its article with what is bought of it', async () => {
    const buyer = await readyToPay(instance, [SKU, SKU, GIFT]);
    expect((await instance.setFreeGift(buyer.shopper, { giftId: 'free-gift', sku: GIFT })).type).toBe('Cart');
    const bought = buyer.cart.lines.find(({ sku }) => sku === GIFT)!;
    const two = { lineItemId: bought.id, quantity: 2 };
    expect(await instance.updateQuantity(buyer.shopper, two)).toMatchObject({
      type: 'InsufficientStockError',
      available: 1,
    });
    await instance.setFreeGift(buyer.shopper, { giftId: 'free-gift', sku: null });
    expect((await instance.updateQuantity(buyer.shopper, two)).type).toBe('Cart');
    expect((await giftsOf(buyer))?.[0]?.choices).toMatchObject([{ sku: GIFT, isAvailable: false }, {}]);
    expect(await instance.setFreeGift(buyer.shopper, { giftId: 'free-gift', sku: GIFT })).toMatchObject({
      type: 'InsufficientStockError',
    });
  });

  it('is no part of the bag while it is not earned, and is again once it is', async () => {
    const buyer = await readyToPay(instance, [SKU, SKU]);
    await instance.setFreeGift(buyer.shopper, { giftId: 'free-gift', sku: GIFT });
    const lineItemId = buyer.cart.lines[0]!.id;
    await instance.updateQuantity(buyer.shopper, { lineItemId, quantity: 1 });
    expect(await instance.viewCart(buyer.shopper)).toMatchObject({
      quantity: 1,
      freeGifts: [],
      total: PRICE,
    });
    await instance.addToCart(buyer.shopper, piece(SKU));
    expect(await giftsOf(buyer)).toMatchObject([{ chosenSku: GIFT }]);
  });

  it('[EN-05] that is hidden on the site has no address, cannot be added by itself, and is shown again if it is paid for', async () => {
    const paid = await readyToPay(instance, [GIFT]);
    const hidden = product(GIFT, { version: 2n, hideOnSite: true, urls: {} });
    await productRepository(poolTx(shop.pool)).save(hidden);
    const buyer = await readyToPay(instance, [SKU, SKU]);
    expect(await instance.addToCart(buyer.shopper, piece(GIFT))).toEqual({
      type: 'ProductNotSellableError',
      sku: GIFT,
    });
    const chosen = await instance.setFreeGift(buyer.shopper, { giftId: 'free-gift', sku: GIFT });
    if (chosen.type !== 'Cart') throw new Error(chosen.type);
    expect(chosen.cart.lines[1]).toMatchObject({
      sku: GIFT,
      hideOnSite: true,
      productUrl: '',
      unitAmounts: [0],
    });
    expect(chosen.cart.lines[0]).not.toHaveProperty('hideOnSite');
    const before = await instance.viewCart(paid.shopper);
    expect(before?.lines[0]).not.toHaveProperty('hideOnSite');
    expect(before?.problems).toMatchObject([{ code: 'notSellable' }]);
    expect(await pay(instance, { ...buyer, cart: chosen.cart })).toMatchObject({ type: 'OrderPlaced' });
    const [line] = await shop.query('SELECT snapshot FROM order_line WHERE sku = $1', [GIFT]);
    expect(line).toMatchObject({ snapshot: { hideOnSite: true } });
  });

  it('that has sold out is no part of the bag, which says that another can be chosen', async () => {
    const buyer = await readyToPay(instance, [SKU, SKU]);
    await instance.setFreeGift(buyer.shopper, { giftId: 'free-gift', sku: GIFT });
    await shop.query('UPDATE stock_item SET on_hand = 0 WHERE sku = $1', [GIFT]);
    expect(await giftsOf(buyer)).toMatchObject([{ chosenSku: null }]);
    expect((await instance.viewCart(buyer.shopper))?.lines).toHaveLength(1);
  });

  it.each([
    [
      'before the bag is read',
      async () => shop.query('UPDATE stock_item SET on_hand = 0 WHERE sku = $1', [GIFT]),
    ],
    [
      'between the read and the claim',
      async () => {
        shop.payments.verifying = () =>
          shop.query('UPDATE stock_item SET on_hand = 0 WHERE sku = $1', [GIFT]);
      },
    ],
  ])('[MU-07] that sells out %s is refused once, and then another is offered', async (_when, sellOut) => {
    await shop.query('UPDATE stock_item SET on_hand = 1 WHERE sku = $1', [OTHER_GIFT]);
    const buyer = await readyToPay(instance, [SKU, SKU]);
    await instance.setFreeGift(buyer.shopper, { giftId: 'free-gift', sku: GIFT });
    await sellOut();
    expect(await pay(instance, buyer)).toEqual({ type: 'InsufficientStockError', sku: GIFT, available: 0 });
    expect(await shop.query('SELECT id FROM placement')).toEqual([]);
    const offered = [
      { sku: GIFT, isAvailable: false },
      { sku: OTHER_GIFT, isAvailable: true },
    ];
    expect(await giftsOf(buyer)).toMatchObject([{ chosenSku: null, choices: offered }]);
    const chosen = await instance.setFreeGift(buyer.shopper, { giftId: 'free-gift', sku: OTHER_GIFT });
    if (chosen.type !== 'Cart') throw new Error(chosen.type);
    expect(await pay(instance, { ...buyer, cart: chosen.cart })).toMatchObject({ type: 'OrderPlaced' });
    expect(await shop.query('SELECT sku FROM order_line WHERE sku = $1', [OTHER_GIFT])).toHaveLength(1);
  });

  it('[MU-07] that has sold out is refused once: the order that follows is placed without it', async () => {
    const buyer = await readyToPay(instance, [SKU, SKU]);
    await instance.setFreeGift(buyer.shopper, { giftId: 'free-gift', sku: GIFT });
    await shop.query('UPDATE stock_item SET on_hand = 0 WHERE sku = $1', [GIFT]);
    expect((await pay(instance, buyer)).type).toBe('InsufficientStockError');
    expect((await pay(instance, buyer)).type).toBe('OrderPlaced');
  });

  it('stays in the bag that holds the last one at the bank', async () => {
    const buyer = await readyToPay(instance, [SKU, SKU]);
    await instance.setFreeGift(buyer.shopper, { giftId: 'free-gift', sku: GIFT });
    await shop.query(`UPDATE stock_item SET on_hand = 1 WHERE sku = $1`, [GIFT]);
    shop.payments.answer = () => ({ kind: 'unknown' });
    const cart = (await instance.viewCart(buyer.shopper))!;
    await pay(instance, { ...buyer, cart });
    expect(await shop.stockOf(GIFT)).toEqual({ onHand: 1, reserved: 1 });
    expect(await giftsOf(buyer)).toMatchObject([{ chosenSku: GIFT }]);
  });
});
