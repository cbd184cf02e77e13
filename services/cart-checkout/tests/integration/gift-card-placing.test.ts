import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { pay, readyToPay } from './support/buyer.ts';
import { CLIENT } from './support/client.ts';
import {
  LARGE,
  SKU,
  SMALL,
  add,
  payWithGiftCards,
  restock,
  statesOf,
  tendersOf,
  withCards,
} from './support/gift-card-buyer.ts';
import { approve, challenge, emptied } from './support/scripted-payments.ts';
import { guest, openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';
import { expectSound } from './support/soundness.ts';

let shop: Shop;
let instance: Instance;
beforeAll(async () => {
  shop = await openShop();
  instance = shop.instance();
});
beforeEach(() => restock(shop));
afterAll(() => shop.close());

describe('placing with gift cards', () => {
  it('[MU-13] [EN-09] holds the gift card first and the rest on the card', async () => {
    const buyer = await withCards(instance, SMALL);
    const placed = await pay(instance, buyer);
    expect(placed).toMatchObject({ type: 'OrderPlaced' });
    const [verification] = shop.payments.verifications;
    expect(verification).toMatchObject({
      email: 'ada@example.com',
      ipAddress: CLIENT.ipAddress,
      secrets: { 'credit-card': 'a card token' },
      plan: [
        { method: 'givex', amount: 50_00, details: { kind: 'gift-card', id: 'card-0001' } },
        { method: 'credit-card', amount: 215_00, details: { kind: 'card' } },
      ],
    });
    const [request] = shop.payments.requests;
    expect(request?.tenders.map(({ verified }) => String(verified))).toEqual(['verified 0', 'verified 1']);
    expect(request?.amount).toBe(265_00);
    expect(await tendersOf(shop)).toEqual([
      { method: 'givex', amount: 50_00, position: 1, left: 0 },
      { method: 'credit-card', amount: 215_00, position: 2, left: null },
    ]);
    await expectSound(shop);
  });

  it('[MU-08] [ST-07] needs no card and no billing address when gift cards pay for everything', async () => {
    const shopper = guest();
    const ready = await readyToPay(instance, [SKU], shopper);
    await add(instance, ready, SMALL);
    await add(instance, ready, LARGE);
    await expect(pay(instance, ready)).rejects.toMatchObject({ field: 'expectedTotal' });
    await shop.query('UPDATE cart SET billing_address = NULL');
    const placed = await payWithGiftCards(instance, ready);
    expect(placed).toMatchObject({ type: 'OrderPlaced' });
    expect(await payWithGiftCards(instance, ready)).toEqual(placed);
    expect(await tendersOf(shop)).toEqual([
      { method: 'givex', amount: 50_00, position: 1, left: 0 },
      { method: 'givex', amount: 215_00, position: 2, left: 85_00 },
    ]);
    expect(shop.payments.requests).toMatchObject([{ secrets: {}, billTo: { city: 'London' } }]);
    await expectSound(shop);
  });

  it('[MU-08] is refused by gift cards that leave something, and when there is nothing to pay', async () => {
    const buyer = await withCards(instance, SMALL);
    await expect(payWithGiftCards(instance, buyer)).rejects.toMatchObject({ field: 'expectedTotal' });
    expect(await statesOf(shop)).toEqual([]);
  });

  it.each([
    ['named by the provider', 10_00, 10_00],
    ['not named', null, 0],
  ])(
    '[ER-14] a card emptied since, its balance %s: nothing is held, the bag has the new balance',
    async (_name, available, balance) => {
      const buyer = await withCards(instance, SMALL);
      shop.payments.answer = emptied('card-0001', available);
      const refused = { type: 'GiftCardNotValid' };
      expect(await pay(instance, buyer, 'k1')).toEqual(refused);
      expect(shop.payments.cancelled).toHaveLength(1);
      expect(await shop.stockOf(SKU)).toEqual({ onHand: 25, reserved: 0 });
      const bag = await instance.viewCart(buyer.shopper);
      expect(bag).toMatchObject({ lines: [{ sku: SKU }], giftCards: [{ id: 'card-0001', balance }] });
      expect(await pay(instance, buyer, 'k1')).toEqual(refused); // the key belongs to the refused request
      shop.payments.answer = approve;
      expect(await pay(instance, buyer, 'k2')).toMatchObject({ type: 'OrderPlaced' });
      expect(await shop.query('SELECT sum(amount)::int AS sum FROM order_tender')).toEqual([{ sum: 265_00 }]);
    },
  );

  it('[ER-14] a gift card provider that does not answer leaves the balance as it was', async () => {
    const buyer = await withCards(instance, SMALL);
    shop.payments.answer = () => ({
      kind: 'declined',
      reason: 'provider-timeout',
      tender: { method: 'givex', giftCardId: 'card-0001', available: null },
    });
    expect(await pay(instance, buyer)).toEqual({ type: 'GiftCardUnavailable' });
    expect(await instance.viewCart(buyer.shopper)).toMatchObject({ giftCards: [{ balance: 50_00 }] });
  });

  it('[MU-13] a card declined after the gift card was held: bag and gift card as they were', async () => {
    const buyer = await withCards(instance, SMALL);
    shop.payments.answer = () => ({
      kind: 'declined',
      reason: 'insufficient-funds',
      tender: { method: 'credit-card', giftCardId: null, available: null },
    });
    expect(await pay(instance, buyer)).toEqual({
      type: 'PaymentDeclinedError',
      reason: 'insufficient-funds',
    });
    expect(shop.payments.cancelled).toHaveLength(1);
    expect(await instance.viewCart(buyer.shopper)).toMatchObject({ giftCards: [{ balance: 50_00 }] });
    await expectSound(shop);
  });

  it('[ST-08] a challenge on the card, after which the order has both tenders', async () => {
    const buyer = await withCards(instance, SMALL);
    shop.payments.answer = challenge();
    const pending = await pay(instance, buyer);
    if (pending.type !== 'OrderPending') throw new Error(pending.type);
    expect(pending.stepUpUrl).toBe('https://bank.test/step-up');
    expect(await instance.validateCardPayment(buyer.shopper, pending.placementId)).toMatchObject({
      type: 'OrderPlaced',
    });
    expect(await tendersOf(shop)).toHaveLength(2);
  });

  it('tenders that are not the planned ones are cancelled, also when they sum to the total', async () => {
    const buyer = await withCards(instance, SMALL);
    shop.payments.answer = ({ amount }) => ({
      kind: 'authorised',
      tenders: [{ id: 't', method: 'credit-card', amount, maskedNumber: '', cardType: '' }],
    });
    expect(await pay(instance, buyer)).toEqual({ type: 'PaymentUnavailableError' });
    expect(await statesOf(shop)).toEqual(['released']);
  });

  it('[MU-13] a repeat is answered from its placement: it is not verified again, and needs no bot check', async () => {
    const buyer = await withCards(instance, SMALL);
    shop.payments.answer = challenge();
    const pending = await pay(instance, buyer, 'k1');
    expect(pending).toMatchObject({ type: 'OrderPending' });
    shop.payments.refusal = { type: 'ReCaptchaError' };
    expect(await pay(instance, buyer, 'k1')).toEqual(pending);
    expect(shop.payments.verifications).toHaveLength(1);
  });

  it('[MU-13] one key with another plan is a conflict', async () => {
    const buyer = await withCards(instance, LARGE);
    shop.payments.answer = emptied('card-0002', 1_00);
    await payWithGiftCards(instance, buyer, 'k1');
    expect(await pay(instance, buyer, 'k1')).toEqual({ type: 'IdempotencyConflictError' });
    await instance.removeGiftCard(buyer.shopper, 'card-0002');
    expect(await payWithGiftCards(instance, buyer, 'k1')).toEqual({ type: 'IdempotencyConflictError' });
  });
});

describe('a plan that is refused before anything is claimed', () => {
  it.each([
    { type: 'GiftCardNotValid' },
    { type: 'PaymentTokenError' },
    { type: 'ReCaptchaError' },
    { type: 'TooManyAttemptsError', retryAfterSeconds: 60 },
  ] as const)('[ER-05] $type', async (reply) => {
    const buyer = await withCards(instance, SMALL);
    shop.payments.refusal = reply;
    const before = await shop.rowCounts();
    expect(await pay(instance, buyer)).toEqual(reply);
    expect(await shop.rowCounts()).toEqual(before);
    expect(shop.payments.requests).toEqual([]);
  });
});
