import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { cartRepository } from '../../src/adapters/db/cart-repository.ts';
import type { CartWritten } from '../../src/domain/cart/cart.ts';
import { NO_OPTIONS } from '../../src/domain/cart/line-options.ts';
import type { Shopper } from '../../src/domain/shopper.ts';
import { ADDRESS, readyToPay } from './support/buyer.ts';
import { PRICE } from './support/products.ts';
import { guest, openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';
import { tellOfStore } from './support/stores.ts';

const [RING, PENDANT] = ['0100001', '0100002'] as const;
let shop: Shop;
let instance: Instance;
beforeAll(async () => void (instance = (shop = await openShop()).instance()));
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.restock({ [RING]: 20, [PENDANT]: 20 });
  await tellOfStore(instance);
});

const COLLECT = {
  storeKey: 'leeds',
  firstName: 'Ada',
  lastName: 'Byron',
  phone: '07700 900123',
  email: 'ada@example.com',
};

type Answer = { readonly type: string; readonly cart?: object };

/** Each change of the bag's own row. */
const WRITES: Readonly<Record<string, (shopper: Shopper) => Promise<Answer>>> = {
  delivery: (shopper) =>
    instance.saveShippingDetailsCourier(shopper, { address: ADDRESS, email: 'ada@example.com' }),
  collection: (shopper) => instance.saveShippingDetailsCollect(shopper, COLLECT),
  'another address': (shopper) => instance.changeDelivery(shopper, { address: { ...ADDRESS, city: 'York' } }),
  'another method': (shopper) => instance.changeDelivery(shopper, { shippingMethodId: 'NDD' }),
  'billing as delivery': (shopper) => instance.saveBillingDetails(shopper, { choice: 'SAME_AS_DELIVERY' }),
  billing: (shopper) => instance.saveBillingDetails(shopper, { choice: 'NEW_ADDRESS', ...ADDRESS }),
  'a way to pay': (shopper) => instance.updatePaymentMethod(shopper, 'credit-card'),
};

const seen = async (shopper: Shopper) => ({
  ...(await instance.viewCart(shopper)),
  readAt: expect.anything(),
});

/** The answer to a change that waited while another tab added the pendant. */
async function whilePieceIsAdded(shopper: Shopper, change: () => Promise<Answer>): Promise<Answer> {
  let waiting: Promise<Answer> | undefined;
  await instance.ports.transaction(async (tx) => {
    const added = { sku: PENDANT, price: PRICE, options: NO_OPTIONS };
    await cartRepository(tx).addOne(shopper, added);
    waiting = change();
    waiting.catch(() => {}); // judged by the caller
    const blocked = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    while ((await shop.query(blocked)).length === 0);
  });
  return waiting!;
}

describe.each(Object.keys(WRITES))('a change of a bag: %s', (name) => {
  const change = WRITES[name]!;

  it('[QY-16] is answered by the bag that is read afterwards', async () => {
    const { shopper } = await readyToPay(instance, [RING]);
    const { type, cart } = await change(shopper);
    expect(type).toBe('Cart');
    expect(cart).toEqual(await seen(shopper));
  });

  it('[QY-16] is answered by a bag with the piece that another tab added while it waited', async () => {
    const { shopper } = await readyToPay(instance, [RING]);
    const { cart } = await whilePieceIsAdded(shopper, () => change(shopper));
    expect(cart).toMatchObject({ lines: [{ sku: RING }, { sku: PENDANT }] });
    expect(cart).toEqual(await seen(shopper));
  });

  it('[QY-16] finds no bag of somebody without one', async () => {
    const answer = change(guest());
    expect(await answer).toEqual({ type: 'CartNotFoundError' });
  });
});

it('[QY-16] a bag that was changed alone is read by the statement that changes it', async () => {
  const { shopper } = await readyToPay(instance, [RING]);
  const written: CartWritten = await instance.ports.carts.choosePaymentMethod(shopper, 'credit-card');
  expect(written).toMatchObject({ paymentMethod: 'credit-card', lines: [{ quantity: 1 }] });
});
