import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Shopper } from '../../src/domain/shopper.ts';
import { bindUseCases } from '../../src/bind-use-cases.ts';
import { ADDRESS, sentToTheBank } from './support/buyer.ts';
import type { Buyer } from './support/buyer.ts';
import { piece } from './support/products.ts';
import { approve, challenge } from './support/scripted-payments.ts';
import { openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';
import { expectSound } from './support/soundness.ts';

const SKU = '0100004';
const OTHER = '0100002';

let shop: Shop;
let instance: Instance;
beforeAll(async () => {
  shop = await openShop();
  instance = shop.instance();
});
beforeEach(async () => {
  await shop.restock({ [SKU]: 2, [OTHER]: 5 });
  shop.payments.answer = challenge();
});
afterAll(() => shop.close());

const placement = async () =>
  (
    await shop.query<{ state: string; challenge: object | null }>('SELECT state, challenge FROM placement')
  )[0];
const held = async () => (await shop.stockOf(SKU))?.reserved;

describe('a bag changed during a challenge', () => {
  const changes: [string, (buyer: Buyer) => Promise<{ type: string }>][] = [
    ['[MU-05] a piece added', ({ shopper }) => instance.addToCart(shopper, piece(OTHER))],
    ['[MU-05] one more of the same, the last one', ({ shopper }) => instance.addToCart(shopper, piece(SKU))],
    [
      '[MU-06] a line removed',
      ({ shopper, cart }) =>
        instance.updateQuantity(shopper, { lineItemId: cart.lines[0]?.id ?? '', quantity: 0 }),
    ],
    [
      '[MU-11] another delivery',
      ({ shopper }) =>
        instance.saveShippingDetailsCourier(shopper, { address: ADDRESS, email: 'ada@example.com' }),
    ],
    [
      '[MU-09] another address of the card',
      ({ shopper }) => instance.saveBillingDetails(shopper, { choice: 'SAME_AS_DELIVERY' }),
    ],
  ];

  it.each(changes)(
    '[MU-13] %s: the payment is given up behind the fence, then it is changed',
    async (_name, change) => {
      const { placementId, ...buyer } = await sentToTheBank(instance, SKU);
      expect(await change(buyer)).toMatchObject({ type: 'Cart' });
      expect(shop.payments.cancelled).toEqual([placementId]);
      expect(await placement()).toMatchObject({ state: 'released', challenge: null });
      expect(await instance.validateCardPayment(buyer.shopper, placementId)).toEqual({
        type: 'PaymentExpired',
      });
      expect(shop.payments.resumed).toEqual([]);
      await expectSound(shop);
    },
  );

  it.each(changes)(
    '[MU-13] %s: with payments down nothing is freed and nothing changed',
    async (_name, change) => {
      const { placementId, ...buyer } = await sentToTheBank(instance, SKU);
      shop.payments.down = true;
      expect(await change(buyer)).toEqual({ type: 'CheckoutInProgress' });
      expect(await placement()).toMatchObject({ state: 'cancelling' });
      expect(await held()).toBe(1);
      expect(await instance.validateCardPayment(buyer.shopper, placementId)).toEqual({
        type: 'CheckoutInProgress',
      });
      shop.payments.down = false;
      expect(await change(buyer)).toMatchObject({ type: 'Cart' }); // no need to wait for the sweeper
      await expectSound(shop);
    },
  );

  it.each(changes)('[MU-13] %s: refused while payments is being called', async (_name, change) => {
    const { placementId, ...buyer } = await sentToTheBank(instance, SKU);
    shop.payments.afterChallenge = () => ({ kind: 'unknown' });
    await instance.validateCardPayment(buyer.shopper, placementId);
    expect(await change(buyer)).toEqual({ type: 'CheckoutInProgress' });
    expect(await instance.abandonCardPayment(buyer.shopper, placementId)).toEqual({
      type: 'CheckoutInProgress',
    });
    expect(shop.payments.cancelled).toEqual([]);
    expect(await placement()).toMatchObject({ state: 'authorising' });
  });

  it('[MU-13] an invalid change does not abandon the payment', async () => {
    const { shopper } = await sentToTheBank(instance, SKU);
    expect(await instance.addToCart(shopper, piece('9'))).toEqual({ type: 'ProductNotFoundError' });
    expect(await instance.updateQuantity(shopper, { lineItemId: 'none', quantity: 1 })).toEqual({
      type: 'LineItemNotFoundError',
    });
    expect(await instance.viewCart(shopper)).toMatchObject({ quantity: 1 });
    expect(await placement()).toMatchObject({ state: 'challenge' });
  });
});

describe('abandoning a payment', () => {
  it('[MU-13] unfreezes the bag after the tombstone; a repeat returns the same bag', async () => {
    const { shopper, placementId, cart } = await sentToTheBank(instance, SKU);
    const left = { type: 'Cart', cart: { id: cart.id, version: cart.version + 1 } };
    expect(await instance.abandonCardPayment(shopper, placementId)).toMatchObject(left);
    expect(await instance.abandonCardPayment(shopper, placementId)).toMatchObject(left);
    expect(await instance.abandonCardPayment(shopper, 'none')).toMatchObject(left);
    expect(shop.payments.cancelled).toEqual([placementId]);
    expect(await instance.validateCardPayment(shopper, placementId)).toEqual({ type: 'PaymentExpired' });
    await expectSound(shop);
  });

  it('[MU-13] returns the order when it is placed between reading the payment and reading the bag', async () => {
    const { shopper, placementId } = await sentToTheBank(instance, SKU);
    let answerOfBank = () => {};
    const bank = new Promise<void>((resolve) => (answerOfBank = resolve));
    shop.payments.afterChallenge = async (request) => bank.then(() => approve(request));
    const validating = instance.validateCardPayment(shopper, placementId);
    while ((await placement())?.state !== 'authorising');
    const { ports } = instance;
    const interrupted = bindUseCases({
      ...ports,
      carts: {
        ...ports.carts,
        findActive: async (owner: Shopper) => {
          answerOfBank();
          await validating;
          return ports.carts.findActive(owner);
        },
      },
    });
    expect(await interrupted.abandonCardPayment(shopper, placementId)).toMatchObject({
      type: 'OrderPlaced',
      orderNumber: expect.stringMatching(/^BB/),
    });
    await expectSound(shop);
  });

  it('[MU-13] while payments is down is CheckoutInProgress until the cancellation succeeds', async () => {
    const { shopper, placementId } = await sentToTheBank(instance, SKU);
    shop.payments.down = true;
    expect(await instance.abandonCardPayment(shopper, placementId)).toEqual({ type: 'CheckoutInProgress' });
    shop.payments.down = false;
    expect(await instance.abandonCardPayment(shopper, placementId)).toMatchObject({ type: 'Cart' });
    await expectSound(shop);
  });
});
