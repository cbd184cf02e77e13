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

describe('a bank that requires a challenge', () => {
  it('[MU-13] [ST-08] reserves the goods and returns the challenge; nothing is charged', async () => {
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

  it('[MU-13] [ST-08] returns the same challenge to every repeat: same key, other key, another tab, another card', async () => {
    const buyer = await readyToPay(instance, [SKU]);
    const first = await pay(instance, buyer, 'k1');
    expect(first).toMatchObject({ type: 'OrderPending', stepUpUrl: 'https://bank.test/step-up' });
    const other = shop.instance();
    for (const key of ['k1', 'k2', null]) expect(await pay(other, buyer, key)).toEqual(first);
    expect(shop.payments.requests).toHaveLength(1);
  });

  it('[MU-13] sends the browser data and the return URL to payments', async () => {
    await sentToTheBank(instance, SKU, guest('loupe'));
    expect(shop.payments.requests[0]?.browser).toMatchObject({
      ipAddress: '203.0.113.7',
      report: { colorDepth: 24, language: 'en-GB' },
      returnUrl: 'https://loupe.test/api/cybsReturnUrl',
    });
  });
});

describe('returning from the bank', () => {
  it('[MU-13] places the order once, and every repeat returns its number', async () => {
    const { shopper, placementId, ...buyer } = await sentToTheBank(instance, SKU);
    const placed = await instance.validateCardPayment(shopper, placementId);
    expect(placed).toMatchObject({ type: 'OrderPlaced', cart: { id: buyer.cart.id } });
    expect(await instance.validateCardPayment(shopper, placementId)).toEqual(placed);
    expect(await instance.abandonCardPayment(shopper, placementId)).toEqual(placed);
    expect(await pay(instance, { shopper, ...buyer })).toEqual(placed);
    expect(shop.payments.resumed).toEqual([{ placementId, attempt: 1 }]);
    await expectSound(shop);
  });

  it('[MU-13] after a failed challenge is declined, also when repeated, and the shopper may pay again', async () => {
    shop.payments.afterChallenge = () => ({ kind: 'declined', reason: 'authentication-failed' });
    const { shopper, placementId, ...buyer } = await sentToTheBank(instance, SKU);
    const declined = { type: 'PaymentDeclinedError', reason: 'authentication-failed' };
    expect(await instance.validateCardPayment(shopper, placementId)).toEqual(declined);
    expect(await instance.validateCardPayment(shopper, placementId)).toEqual(declined);
    await expectSound(shop);
    shop.payments.answer = approve;
    const again = { shopper, ...buyer };
    expect(await pay(instance, again)).toEqual({ type: 'ReCaptchaError' });
    const token = shop.robots.human('the shopper');
    expect(await pay(instance, again, null, token)).toMatchObject({ type: 'OrderPlaced' });
  });

  it('[MU-13] [ER-05] with an address that the bank rejects is declined', async () => {
    shop.payments.afterChallenge = () => ({ kind: 'declined', reason: 'address-mismatch' });
    const { shopper, placementId } = await sentToTheBank(instance, SKU);
    expect(await instance.validateCardPayment(shopper, placementId)).toEqual({
      type: 'PaymentDeclinedError',
      reason: 'address-mismatch',
    });
  });

  it('[MU-13] too early returns the challenge again, with the remaining time and never more', async () => {
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

  it('[MU-13] with a lost answer is CheckoutInProgress; the sweeper finds the result', async () => {
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

  it('[MU-13] while payments is down may be repeated: the sweeper restores the challenge', async () => {
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

  it('[MU-13] with the id of another shopper or site, or an invalid id, is PaymentExpired and calls nobody', async () => {
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

describe('an expired challenge', () => {
  it('[MU-13] releases the goods and returns PaymentExpired from then on; nothing is authorised', async () => {
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
    const again = { shopper, ...buyer };
    expect(await pay(instance, again)).toEqual({ type: 'ReCaptchaError' });
    const token = shop.robots.human('the shopper');
    expect(await pay(instance, again, null, token)).toMatchObject({ type: 'OrderPlaced' });
  });

  it('[MU-13] is detected before the sweeper runs, and a new payment with the same key explains it', async () => {
    const buyer = await readyToPay(instance, [SKU]);
    await pay(instance, buyer, 'k1');
    const [row] = await shop.query<{ id: string }>('SELECT id FROM placement');
    await shop.moveClock('541 seconds');
    expect(await instance.validateCardPayment(buyer.shopper, row!.id)).toEqual({ type: 'PaymentExpired' });
    expect(shop.payments.resumed).toEqual([]);
    await expectSound(shop);
    expect(await pay(instance, buyer, 'k1')).toEqual({ type: 'PaymentUnavailableError' });
  });

  it('[MU-13] does not undo a payment that is settled', async () => {
    const { shopper, placementId } = await sentToTheBank(instance, SKU);
    shop.payments.settle(placementId, await approve(shop.payments.requests[0]!));
    await shop.moveClock('541 seconds');
    expect(await instance.validateCardPayment(shopper, placementId)).toMatchObject({ type: 'OrderPlaced' });
    await expectSound(shop);
  });

  it('[MU-13] while payments is down keeps the goods reserved and returns CheckoutInProgress', async () => {
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
