import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { sweepPayAgains } from '../../src/use-cases/sweep-pay-agains.ts';
import { orderWithoutMoney, sweepLater } from './support/missing-money.ts';
import type { MissingOrder } from './support/missing-money.ts';
import { openOrderMail } from './support/order-mail.ts';
import { approve } from './support/scripted-payments.ts';
import { guest, openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';

const SKU = '0100002';
const CALLER = { session: 'a', network: '203.0.113.0/24', ipAddress: '203.0.113.7' };

let shop: Shop;
let one: Instance;
let two: Instance;
let post: Awaited<ReturnType<typeof openOrderMail>>;
let order: MissingOrder;
let token: string;
beforeAll(async () => {
  [shop, post] = await Promise.all([openShop(), openOrderMail()]);
  one = shop.instance();
  two = shop.instance();
});
beforeEach(async () => {
  await shop.restock({ [SKU]: 5 });
  post.server.reset();
  order = await orderWithoutMoney(shop, one, SKU);
  token = await order.miss(3);
  shop.payments.requests.length = 0;
});
afterAll(async () => {
  await Promise.all([post.close(), shop.close()]);
});

const mailed = async () => {
  await sweepLater(shop, one, post.mail);
  return post.server.inbox.map((raw) => /^Subject: (.*)$/im.exec(raw)?.[1]);
};
const lastWords = () => post.server.words(post.server.inbox.length - 1);
/** Attempts that hold money at payments. */
const held = async () => {
  const attempts = new Set((await order.attempts()).map(({ id }) => id));
  return shop.payments.held().filter((id) => attempts.has(id));
};
const paid = () => ({ type: 'OrderPaidAgain', orderNumber: order.orderNumber });

describe('an order whose hold has ended', () => {
  it('[EU-07] is asked for by e-mail once for each time, with a link that has neither e-mail nor postcode', async () => {
    const id = randomUUID();
    await order.miss(5, 120_00, id);
    await order.miss(5, 120_00, id);
    expect(await mailed()).toEqual([`Please pay for your order ${order.orderNumber}`]);
    expect(lastWords()).toContain('=C2=A3120.00');
    const links = [...lastWords().matchAll(/https?:[^"\s]*pay-again\/([^"\s]*)/g)];
    expect(links.length).toBeGreaterThan(0);
    for (const [link, token = ''] of links) {
      expect(link).toBe(`http://beaverbrooks.localhost:3000/checkout/pay-again/${token}`);
      expect(one.ports.payAgainLinks.read(token)).toEqual({
        orderId: order.id,
        episode: 5n,
        isExpired: false,
      });
    }
    expect(links.join()).not.toMatch(/ada|example|sw1y|@/i);
    // Each time again.
    await order.miss(9);
    expect(await mailed()).toHaveLength(2);
    expect(await mailed()).toHaveLength(2);
  });

  it('[EU-07] is not asked for when the money is there again, or the order is cancelled', async () => {
    shop.payments.heldStates.set(order.placementId, { state: 'held', missing: 0 });
    expect(await mailed()).toEqual([]);
    await order.miss(5);
    await shop.query(`UPDATE sales_order SET status = 'CANCELLED'`);
    expect(await mailed()).toEqual([]);
    expect(await shop.query('SELECT FROM later_work')).toEqual([]);
  });

  it('[MU-13] is paid again by a payment of its own for what is missing, and says so by e-mail and on its page', async () => {
    expect(await order.state(one, token)).toBe('due');
    expect(await order.pay(one, token)).toEqual(paid());
    expect(shop.payments.requests).toMatchObject([
      { amount: 265_00, paysAgainFor: order.placementId, reference: order.orderNumber, promisedDay: null },
    ]);
    expect(await order.state(one, token)).toBe('paid');
    expect(await one.ports.orders.findById(order.id)).toMatchObject({ missingMoney: { isPaid: true } });
    await mailed();
    const [attempt] = await order.attempts();
    shop.payments.settle(order.placementId, {
      kind: 'authorised',
      tenders: [
        {
          id: `tender-${order.placementId}`,
          method: 'credit-card',
          amount: 265_00,
          maskedNumber: '4242',
          cardType: 'Visa',
        },
      ],
    });
    await order.takeOver(attempt!.id, 4);
    await order.takeOver(attempt!.id, 4);
    expect((await mailed()).at(-1)).toBe(`Your order ${order.orderNumber} is paid for`);
    expect(lastWords()).toContain('your Visa ending 4242');
    expect(await mailed()).toHaveLength(2);
    expect(await order.state(one, token)).toBe('paid');
    expect(await one.ports.orders.findById(order.id)).toMatchObject({
      missingMoney: null,
      tenders: [{ maskedNumber: '4242' }],
    });
    expect(await order.attempts()).toMatchObject([{ state: 'done' }]);
    expect(await order.pay(two, token)).toEqual(paid());
    expect(shop.payments.requests).toHaveLength(1);
  });

  it('[EU-07] shows its link to everybody who may see the order, while there is something to pay', async () => {
    const found = await one.ports.orders.findById(order.id);
    const linked = await one.linkToPayAgain(found!);
    expect(await order.state(two, linked!)).toBe('due');
    await order.pay(one, linked!);
    expect(await one.linkToPayAgain((await one.ports.orders.findById(order.id))!)).toBeNull();
  });
});

describe('never twice', () => {
  it('[MU-13] of ten requests in two tabs on two instances one is authorised', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => order.pay(n % 2 ? one : two, token)),
    );
    expect(new Set(answers.map(({ type }) => type))).toEqual(
      new Set(['OrderPaidAgain', 'CheckoutInProgress']),
    );
    expect(shop.payments.requests).toHaveLength(1);
    expect(await held()).toHaveLength(1);
  });

  it('[MU-13] a double click gets the same answer, and the key with another amount is a conflict', async () => {
    const key = { idempotencyKey: 'pressed once' };
    shop.payments.answer = () => ({ kind: 'declined', reason: 'insufficient-funds' });
    const declined = { type: 'PaymentDeclinedError', reason: 'insufficient-funds' };
    expect(await order.pay(one, token, key)).toEqual(declined);
    shop.payments.answer = approve;
    expect(await order.pay(two, token, key)).toEqual(declined);
    expect(await order.pay(two, token, { ...key, expectedAmount: 1 })).toEqual({
      type: 'IdempotencyConflictError',
    });
    expect(shop.payments.requests).toHaveLength(1);
    // Another card is another attempt.
    expect(await order.pay(two, token)).toEqual(paid());
    expect(await held()).toHaveLength(1);
  });

  it('[F42] an answer that was lost is found by the sweeper', async () => {
    shop.payments.answer = () => ({ kind: 'unknown' });
    expect(await order.pay(one, token)).toEqual({ type: 'CheckoutInProgress' });
    expect(await order.state(one, token)).toBe('checking');
    expect(await order.pay(two, token)).toEqual({ type: 'CheckoutInProgress' });
    const [attempt] = await order.attempts();
    shop.payments.settle(attempt!.id, await approve(shop.payments.requests[0]!));
    await shop.moveClock('31 seconds');
    expect(await sweepPayAgains(two.ports)).toBe(1);
    expect(await order.state(one, token)).toBe('paid');
    expect(await order.pay(one, token)).toEqual(paid());
    expect(shop.payments.requests).toHaveLength(1);
  });

  it('[F42] one that payments never heard of is cancelled before another is possible', async () => {
    shop.payments.answer = () => ({ kind: 'unknown' });
    await order.pay(one, token);
    await shop.moveClock('31 seconds');
    await sweepPayAgains(two.ports);
    expect(shop.payments.cancelled).toEqual((await order.attempts()).map(({ id }) => id));
    shop.payments.answer = approve;
    expect(await order.pay(one, token)).toEqual(paid());
    expect(await held()).toHaveLength(1);
  });

  it.each([
    ['renewed meanwhile', 'held', 'nothing', 'NothingToPayError'],
    ['cancelled meanwhile', 'cancelled', 'cancelled', 'OrderCancelledError'],
  ] as const)('[MU-13] an order that was %s is not authorised', async (_what, state, kind, type) => {
    shop.payments.heldStates.set(order.placementId, { state, missing: 0 });
    expect(await order.state(one, token)).toBe(kind);
    expect(await order.pay(one, token)).toEqual({ type });
    expect(shop.payments.requests).toEqual([]);
  });

  it('[MU-13] a link of an earlier time, of the other site, forged or too old pays nothing', async () => {
    const later = await order.miss(7);
    const wrong = [token, `${token.slice(0, -4)}AAAA`, 'x', ''];
    expect(await order.state(one, token)).toBe('expired');
    for (const each of wrong) expect(await order.pay(one, each)).toEqual({ type: 'LinkExpiredError' });
    expect(await order.pay(one, later, {}, guest('loupe'))).toEqual({ type: 'LinkExpiredError' });
    const other = { accepted: new Map([['next', Buffer.alloc(32, 'n')]]) };
    const { accepted } = shop.payAgainKeys;
    Object.assign(shop.payAgainKeys, other);
    expect(await order.pay(one, later)).toEqual({ type: 'LinkExpiredError' });
    Object.assign(shop.payAgainKeys, { accepted });
    expect(shop.payments.requests).toEqual([]);
    expect(await order.pay(one, later)).toEqual(paid());
  });

  it('[MU-13] another amount than the shopper saw is said, and not authorised', async () => {
    shop.payments.heldStates.set(order.placementId, { state: 'missing', missing: 100_00 });
    const changed = { type: 'PriceChangedError', expectedTotal: 265_00, total: 100_00 };
    expect(await order.pay(one, token)).toEqual(changed);
    expect(await order.pay(one, token, { expectedAmount: 100_00 })).toEqual(paid());
    expect(shop.payments.requests).toMatchObject([{ amount: 100_00 }]);
  });

  it('[MU-13] too many attempts at one order are refused, from another session too', async () => {
    shop.payments.answer = () => ({ kind: 'declined', reason: 'insufficient-funds' });
    for (let attempt = 0; attempt < 10; attempt++) await order.pay(one, token);
    expect(await order.pay(two, token, {}, guest())).toMatchObject({ type: 'TooManyAttemptsError' });
    expect(shop.payments.requests).toHaveLength(10);
  });

  it('[MU-13] a refusal of the card or of the limits of payments holds nothing, and needs no attempt', async () => {
    for (const type of ['PaymentTokenError', 'ReCaptchaError', 'PaymentUnavailableError'] as const) {
      shop.payments.refusal = { type };
      expect(await order.pay(one, token)).toEqual({ type });
    }
    shop.payments.down = true;
    expect(await order.pay(one, token)).toEqual({ type: 'PaymentUnavailableError' });
    expect(await order.attempts()).toEqual([]);
  });

  it('[MU-13] money that payments gave back, since a part was cancelled meanwhile, is asked for once more', async () => {
    await mailed();
    await order.pay(one, token);
    const [attempt] = await order.attempts();
    shop.payments.settle(attempt!.id, { kind: 'refused', because: 'cancelled' });
    shop.payments.heldStates.set(order.placementId, { state: 'missing', missing: 100_00 });
    await shop.moveClock('31 seconds');
    shop.woken.length = 0;
    await sweepPayAgains(two.ports);
    expect(shop.woken).toEqual(['payment-email']);
    expect(await mailed()).toHaveLength(2);
    expect(lastWords()).toContain('=C2=A3100.00');
    expect(await order.pay(one, token, { expectedAmount: 100_00 })).toEqual(paid());
  });
});

describe('the card fields of a link', () => {
  it('[QY-15] are opened for this order and browser, and only while it is to be paid', async () => {
    const shopper = guest();
    expect(await one.openPayAgain(shopper, token, CALLER)).toMatchObject({
      type: 'PayAgainOpened',
      paymentFor: order.id,
    });
    expect(shop.payments.contexts).toMatchObject([{ ...shopper, cartId: order.id, promisedDay: null }]);
    expect(await one.openPayAgain(guest('loupe'), token, CALLER)).toEqual({ type: 'LinkExpiredError' });
    shop.payments.down = true;
    expect(await one.openPayAgain(shopper, token, CALLER)).toEqual({ type: 'PaymentProviderUnavailable' });
    shop.payments.down = false;
    await order.pay(one, token);
    await order.takeOver((await order.attempts())[0]!.id, 4);
    expect(await one.openPayAgain(shopper, token, CALLER)).toEqual({ type: 'NothingToPayError' });
  });
});
