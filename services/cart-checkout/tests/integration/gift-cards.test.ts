import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { METHODS } from '../../src/domain/payment-methods/registry.ts';
import { readyToPay } from './support/buyer.ts';
import { EMPTY, LARGE, SKU, SMALL, add, restock, withCards } from './support/gift-card-buyer.ts';
import { guest, openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';

let shop: Shop;
let instance: Instance;
beforeAll(async () => {
  shop = await openShop();
  instance = shop.instance();
});
beforeEach(() => restock(shop));
afterAll(() => shop.close());

describe('gift cards of a bag', () => {
  it('[MU-07] [EN-04] pay in the order in which they were added, and leave the rest to another method', async () => {
    const buyer = await readyToPay(instance, [SKU]);
    expect(await add(instance, buyer, '6036 0000 0000 01')).toMatchObject({
      type: 'Cart',
      cart: { total: 265_00, giftCards: [{ id: 'card-0001', balance: 50_00, taken: 50_00 }] },
    });
    expect(await add(instance, buyer, LARGE)).toMatchObject({
      cart: { giftCards: [{ taken: 50_00 }, { id: 'card-0002', taken: 215_00 }] },
    });
    const bag = await instance.viewCart(buyer.shopper);
    expect(bag?.version).toBe(buyer.cart.version + 2);
    const removed = await instance.removeGiftCard(buyer.shopper, 'card-0001');
    expect(removed).toMatchObject({ cart: { giftCards: [{ id: 'card-0002', taken: 265_00 }] } });
    expect(shop.payments.removedGiftCards).toMatchObject([{ id: 'card-0001', addedTo: buyer.cart.id }]);
    expect(await instance.removeGiftCard(buyer.shopper, 'card-0001')).toMatchObject({
      cart: { version: buyer.cart.version + 3 },
    });
  });

  it('[ER-14] are refused by name, and then change nothing', async () => {
    const buyer = await withCards(instance, SMALL);
    const before = await instance.viewCart(buyer.shopper);
    expect(await add(instance, buyer, SMALL)).toEqual({ type: 'GiftCardAlreadyApplied' });
    expect(await add(instance, buyer, EMPTY)).toEqual({ type: 'GiftCardNotValid' });
    await expect(add(instance, buyer, 'card')).rejects.toMatchObject({ field: 'cardNumber' });
    shop.payments.down = true;
    expect(await add(instance, buyer, LARGE)).toEqual({ type: 'GiftCardUnavailable' });
    shop.payments.down = false;
    expect(await add(instance, { shopper: guest() }, LARGE)).toEqual({ type: 'CartNotFoundError' });
    expect({ ...(await instance.viewCart(buyer.shopper)), readAt: '' }).toEqual({ ...before, readAt: '' });
  });

  it('[MU-07] are at most ten', async () => {
    const buyer = await readyToPay(instance, [SKU]);
    for (let n = 10; n <= 20; n++) {
      const id = `card-00${n}`;
      shop.payments.giftCards.set(`603600000000${n}`, { id, maskedNumber: id, balance: 1_00 });
    }
    for (let n = 10; n < 20; n++)
      expect(await add(instance, buyer, `603600000000${n}`)).toMatchObject({ type: 'Cart' });
    await expect(add(instance, buyer, '60360000000020')).rejects.toMatchObject({ field: 'cardNumber' });
  });

  it('[MU-07] [RO-02] stay with the bag at sign-in, after the customer’s own', async () => {
    const customer = { site: 'beaverbrooks', owner: 'c:ada' };
    const own = await readyToPay(instance, [SKU], customer);
    await add(instance, own, LARGE);
    const visitor = await withCards(instance, SMALL);
    await instance.mergeGuest(customer, visitor.shopper);
    expect(await instance.viewCart(customer)).toMatchObject({
      id: own.cart.id,
      giftCards: [
        { id: 'card-0002', addedTo: own.cart.id, addedBy: 'c:ada' },
        { id: 'card-0001', addedTo: visitor.cart.id, addedBy: visitor.shopper.owner },
      ],
    });
  });

  it('[MU-10] [EU-04] remember the method chosen for the rest', async () => {
    const { shopper } = await withCards(instance, SMALL);
    const methods = METHODS.filter(({ name }) => name !== 'v12');
    expect(await shop.instance({ methods }).updatePaymentMethod(shopper, 'v12')).toEqual({
      type: 'PaymentMethodNotOfferedError',
    });
    expect(await instance.updatePaymentMethod(shopper, 'credit-card')).toMatchObject({
      cart: { paymentMethod: 'credit-card' },
    });
    expect(await instance.viewCart(shopper)).toMatchObject({ paymentMethod: 'credit-card' });
  });
});
