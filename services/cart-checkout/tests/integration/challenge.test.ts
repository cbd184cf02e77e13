import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sweepPlacements } from '../../src/use-cases/sweep-placements.ts';
import { pay, readyToPay, sentToTheBank } from './support/buyer.ts';
import { approve, challenge } from './support/scripted-payments.ts';
import { guest, openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';
import { expectSound } from './support/soundness.ts';

const SKU = '0100004';

let shop: Shop;
let instance: Instance;
beforeAll(async () => {
  shop = await openShop();
  instance = shop.instance();
});
beforeEach(async () => {
  await shop.restock({ [SKU]: 2 });
  shop.payments.answer = challenge();
});
afterAll(() => shop.close());

const placement = async () =>
  (
    await shop.query<{
      state: string;
      attempt: number;
      until: number;
      due: number;
      challenge: object | null;
    }>(
      `SELECT state, attempt, challenge, round(extract(epoch FROM challenge_until - clock()))::int AS until,
         round(extract(epoch FROM due_at - clock()))::int AS due FROM placement ORDER BY created_at DESC LIMIT 1`,
    )
  )[0];
const held = async () => (await shop.stockOf(SKU))?.reserved;

describe('a bank that wants to see the shopper', () => {
  it('[MU-13] [ST-08] holds the goods and answers where to send them; nothing is taken', async () => {
    const { shopper, placementId, expiresAt } = await sentToTheBank(instance, SKU);
    expect(await placement()).toMatchObject({ state: 'challenge', attempt: 1, until: 540, due: 540 });
    expect(Math.abs(expiresAt.getTime() - Date.now() - 540_000)).toBeLessThan(5_000);
    expect(await held()).toBe(1);
    expect(await instance.ports.placements.findOwn(shopper, placementId)).toMatchObject({
      challenge: { transactionId: `transaction-${placementId}` },
      challengeOver: false,
    });
  });

  it('[MU-13] waits no longer than configured, however long the bank would', async () => {
    shop.payments.answer = challenge(3_000);
    await sentToTheBank(instance, SKU);
    expect(await placement()).toMatchObject({ until: 600, due: 600 });
  });

  it('[MU-13] [ST-08] sends every repeat there in the same way: same key, other key, another tab, another card', async () => {
    const buyer = await readyToPay(instance, [SKU]);
    const first = await pay(instance, buyer, 'k1');
    expect(first).toMatchObject({ type: 'OrderPending', stepUpUrl: 'https://bank.test/step-up' });
    const other = shop.instance();
    for (const key of ['k1', 'k2', null]) expect(await pay(other, buyer, key)).toEqual(first);
    expect(shop.payments.requests).toHaveLength(1);
  });

  it('[MU-13] tells payments of the browser, and where the bank is to send it back to', async () => {
    await sentToTheBank(instance, SKU, guest('loupe'));
    expect(shop.payments.requests[0]?.browser).toMatchObject({
      ipAddress: '203.0.113.7',
      report: { colorDepth: 24, language: 'en-GB' },
      returnUrl: 'https://loupe.test/api/cybsReturnUrl',
    });
  });
});

describe('coming back from the bank', () => {
  it('[MU-13] places the order, once, and every repeat learns its number', async () => {
    const { shopper, placementId, ...buyer } = await sentToTheBank(instance, SKU);
    const placed = await instance.validateCardPayment(shopper, placementId);
    expect(placed).toMatchObject({ type: 'OrderPlaced', cart: { id: buyer.cart.id } });
    expect(await instance.validateCardPayment(shopper, placementId)).toEqual(placed);
    expect(await instance.abandonCardPayment(shopper, placementId)).toEqual(placed);
    expect(await pay(instance, { shopper, ...buyer })).toEqual(placed);
    expect(shop.payments.resumed).toEqual([{ placementId, attempt: 1 }]);
    await expectSound(shop);
  });

  it('[MU-13] who failed there learns it, also by repeating, and may pay anew', async () => {
    shop.payments.afterChallenge = () => ({ kind: 'declined', reason: 'authentication-failed' });
    const { shopper, placementId, ...buyer } = await sentToTheBank(instance, SKU);
    const declined = { type: 'PaymentDeclinedError', reason: 'authentication-failed' };
    expect(await instance.validateCardPayment(shopper, placementId)).toEqual(declined);
    expect(await instance.validateCardPayment(shopper, placementId)).toEqual(declined);
    await expectSound(shop);
    shop.payments.answer = approve;
    expect(await pay(instance, { shopper, ...buyer })).toMatchObject({ type: 'OrderPlaced' });
  });

  it('[MU-13] [ER-05] whose address the bank does not know is told that it was declined', async () => {
    shop.payments.afterChallenge = () => ({ kind: 'declined', reason: 'address-mismatch' });
    const { shopper, placementId } = await sentToTheBank(instance, SKU);
    expect(await instance.validateCardPayment(shopper, placementId)).toEqual({
      type: 'PaymentDeclinedError',
      reason: 'address-mismatch',
    });
  });

  it('[MU-13] too early is sent there again, with what time was left and never more', async () => {
    const { shopper, placementId, expiresAt } = await sentToTheBank(instance, SKU);
    await shop.moveClock('100 seconds');
    shop.payments.afterChallenge = challenge(540);
    expect(await instance.validateCardPayment(shopper, placementId)).toMatchObject({
      type: 'OrderPending',
      expiresAt,
    });
    shop.payments.afterChallenge = challenge(60);
    await instance.validateCardPayment(shopper, placementId);
    expect(await placement()).toMatchObject({ state: 'challenge', attempt: 1, until: 60, due: 60 });
  });

  it('[MU-13] with an answer lost on its way learns that it is being looked into; the sweeper finds out', async () => {
    const { shopper, placementId } = await sentToTheBank(instance, SKU);
    shop.payments.afterChallenge = () => ({ kind: 'unknown' });
    const looking = { type: 'CheckoutInProgress' };
    expect(await instance.validateCardPayment(shopper, placementId)).toEqual(looking);
    expect(await instance.validateCardPayment(shopper, placementId)).toEqual(looking);
    expect(shop.payments.resumed).toHaveLength(1);
    shop.payments.settle(placementId, await approve(shop.payments.requests[0]!));
    await shop.moveClock('31 seconds');
    await sweepPlacements(instance.ports);
    expect(await instance.validateCardPayment(shopper, placementId)).toMatchObject({ type: 'OrderPlaced' });
    await expectSound(shop);
  });

  it('[MU-13] with payments down may come again: the sweeper puts the challenge back', async () => {
    const { shopper, placementId, expiresAt } = await sentToTheBank(instance, SKU);
    shop.payments.down = true;
    expect(await instance.validateCardPayment(shopper, placementId)).toEqual({ type: 'CheckoutInProgress' });
    shop.payments.down = false;
    await shop.moveClock('31 seconds');
    await sweepPlacements(instance.ports);
    expect(await placement()).toMatchObject({ state: 'challenge', until: 509 });
    expect(expiresAt).toEqual(
      (await instance.ports.placements.findOwn(shopper, placementId))?.challengeUntil,
    );
    expect(await instance.validateCardPayment(shopper, placementId)).toMatchObject({ type: 'OrderPlaced' });
  });

  it('[MU-13] of another shopper, site or making is PaymentExpired and asks nobody', async () => {
    const { shopper, placementId } = await sentToTheBank(instance, SKU);
    const expired = { type: 'PaymentExpired' };
    for (const [who, id] of [
      [guest(), placementId],
      [{ ...shopper, site: 'loupe' }, placementId],
      [shopper, randomUUID()],
      [shopper, `${placementId}'--`],
      [shopper, ''],
    ] as const) {
      expect(await instance.validateCardPayment(who, id)).toEqual(expired);
    }
    expect(await instance.abandonCardPayment(guest(), placementId)).toEqual({ type: 'CartNotFoundError' });
    expect(shop.payments.resumed).toEqual([]);
    expect(await placement()).toMatchObject({ state: 'challenge' });
  });
});

describe('a time that runs out', () => {
  it('[MU-13] lets the goods go and answers PaymentExpired ever after; nothing is authorised', async () => {
    const { shopper, placementId, ...buyer } = await sentToTheBank(instance, SKU);
    await shop.moveClock('539 seconds');
    expect(await sweepPlacements(instance.ports)).toBe(0);
    await shop.moveClock('541 seconds');
    expect(await sweepPlacements(instance.ports)).toBe(1);
    expect(await held()).toBe(0);
    expect(await instance.validateCardPayment(shopper, placementId)).toEqual({ type: 'PaymentExpired' });
    expect(shop.payments.resumed).toEqual([]);
    expect(shop.payments.cancelled).toEqual([placementId]);
    await expectSound(shop);
    shop.payments.answer = approve;
    expect(await pay(instance, { shopper, ...buyer })).toMatchObject({ type: 'OrderPlaced' });
  });

  it('[MU-13] is judged before the sweeper comes, and the same key says what it means to a new payment', async () => {
    const buyer = await readyToPay(instance, [SKU]);
    await pay(instance, buyer, 'k1');
    const [row] = await shop.query<{ id: string }>('SELECT id FROM placement');
    await shop.moveClock('541 seconds');
    expect(await instance.validateCardPayment(buyer.shopper, row!.id)).toEqual({ type: 'PaymentExpired' });
    expect(shop.payments.resumed).toEqual([]);
    await expectSound(shop);
    expect(await pay(instance, buyer, 'k1')).toEqual({ type: 'PaymentUnavailableError' });
  });

  it('[MU-13] does not undo what payments had brought to its end', async () => {
    const { shopper, placementId } = await sentToTheBank(instance, SKU);
    shop.payments.settle(placementId, await approve(shop.payments.requests[0]!));
    await shop.moveClock('541 seconds');
    expect(await instance.validateCardPayment(shopper, placementId)).toMatchObject({ type: 'OrderPlaced' });
    await expectSound(shop);
  });

  it('[MU-13] with payments down keeps all held and says so', async () => {
    const { shopper, placementId } = await sentToTheBank(instance, SKU);
    shop.payments.down = true;
    await shop.moveClock('541 seconds');
    expect(await instance.validateCardPayment(shopper, placementId)).toEqual({ type: 'CheckoutInProgress' });
    await sweepPlacements(instance.ports);
    expect(await held()).toBe(1);
    shop.payments.down = false;
    await shop.moveClock('560 seconds');
    await sweepPlacements(instance.ports);
    expect(await instance.validateCardPayment(shopper, placementId)).toEqual({ type: 'PaymentExpired' });
    await expectSound(shop);
  });
});
