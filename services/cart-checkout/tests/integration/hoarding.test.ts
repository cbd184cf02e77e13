import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { PlanToVerify } from '../../src/domain/placement/payment.ts';
import { BROWSER, CLIENT, readyToPay } from './support/buyer.ts';
import type { Buyer } from './support/buyer.ts';
import { approve, challenge } from './support/scripted-payments.ts';
import { guest, openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';

const PENDANT = '0100004';
const UNITS = 15;
const HOARDERS = 20;
const HONEST = 40;

let shop: Shop;
let instances: Instance[];
beforeAll(async () => {
  shop = await openShop();
  instances = [shop.instance({ sourceFactor: 1 }), shop.instance({ sourceFactor: 1 })];
});
beforeEach(async () => {
  await shop.restock({ [PENDANT]: UNITS });
  // Hoarders open a challenge and never return from the bank.
  shop.payments.answer = (request) =>
    request.browser.userAgent === 'hoarder' ? challenge()(request) : approve(request);
});
afterAll(() => shop.close());

let asked = 0;
function pay(
  { shopper, cart }: Buyer,
  { token = 'a card token', ipAddress = CLIENT.ipAddress, hoards = true } = {},
) {
  const client = { ...CLIENT, ipAddress, userAgent: hoards ? 'hoarder' : 'Mozilla/5.0' };
  const paid = {
    transientToken: token,
    expectedTotal: cart.total,
    idempotencyKey: null,
    reCaptchaToken: null,
  };
  return instances[asked++ % 2]!.placeOrderByCard(shopper, { ...paid, client, browser: BROWSER });
}
const ready = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, n) => readyToPay(instances[n % 2]!, [PENDANT])));
const types = (answers: readonly { type: string }[]) => {
  const counts: Record<string, number> = {};
  for (const { type } of answers) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
};
const reserved = async () => (await shop.stockOf(PENDANT))?.reserved;
/** Each from a network of their own. */
const honest = (buyers: readonly Buyer[]) =>
  Promise.all(
    buyers.map((buyer, n) => pay(buyer, { ipAddress: `198.51.${n}.7`, token: `card ${n}`, hoards: false })),
  );
/** A card digest by token, as payments gives it. */
const verifyByToken = () => {
  shop.payments.cardDigestOf = ({ transientToken }: PlanToVerify) => `digest of ${transientToken}`;
};

describe('twenty hoarders and forty honest buyers', () => {
  beforeEach(verifyByToken);

  it('[MU-13] with junk tokens hold nothing: every unit is sold', async () => {
    const [hoarders, buyers] = [await ready(HOARDERS), await ready(HONEST)];
    shop.payments.refusal = { type: 'PaymentTokenError' };
    expect(types(await Promise.all(hoarders.map((one) => pay(one, { token: 'x.y.z' }))))).toEqual({
      PaymentTokenError: HOARDERS,
    });
    expect(await reserved()).toBe(0);
    expect(await shop.query('SELECT id FROM placement')).toEqual([]);
    shop.payments.refusal = null;
    expect(types(await honest(buyers))).toMatchObject({ OrderPlaced: UNITS });
  });

  it('[MU-13] of one network hold ten units, however many bags and cards they have', async () => {
    const [hoarders, buyers] = [await ready(HOARDERS), await ready(HONEST)];
    const held = await Promise.all(hoarders.map((one, n) => pay(one, { token: `hoarder ${n}` })));
    expect(types(held)).toEqual({ OrderPending: 10, TooManyAttemptsError: 10 });
    expect(held.find(({ type }) => type === 'TooManyAttemptsError')).toMatchObject({
      retryAfterSeconds: expect.any(Number),
    });
    expect(await reserved()).toBe(10);
    expect(types(await honest(buyers))).toMatchObject({ OrderPlaced: UNITS - 10 });
  });

  it('[MU-13] with one card hold five units, from however many networks', async () => {
    const [hoarders, buyers] = [await ready(HOARDERS), await ready(HONEST)];
    const held = await Promise.all(
      hoarders.map((one, n) => pay(one, { token: 'one card', ipAddress: `203.0.${n}.7` })),
    );
    expect(types(held)).toEqual({ OrderPending: 5, TooManyAttemptsError: 15 });
    expect(types(await honest(buyers))).toMatchObject({ OrderPlaced: UNITS - 5 });
  });

  it('[MU-13] that abandon and try again stop after five rounds', async () => {
    const [hoarders, buyers] = [await ready(HOARDERS), await ready(HONEST)];
    for (let round = 0; round < 8; round++) {
      const held = await Promise.all(
        hoarders.map((one, n) => pay(one, { token: `hoarder ${n}-${round}`, ipAddress: `203.0.${n}.7` })),
      );
      const pending = held.flatMap((answer, n) =>
        answer.type === 'OrderPending' ? [{ ...answer, shopper: hoarders[n]!.shopper }] : [],
      );
      for (const { shopper, placementId } of pending)
        await instances[0]!.abandonCardPayment(shopper, placementId);
    }
    expect(await reserved()).toBe(0);
    const again = await Promise.all(
      hoarders.map((one, n) => pay(one, { token: `last ${n}`, ipAddress: `203.0.${n}.7` })),
    );
    expect(again.filter(({ type }) => type === 'OrderPending').length).toBeLessThan(UNITS);
    const [perSession] = await shop.query<{ most: number }>(
      'SELECT max(n)::int AS most FROM (SELECT count(*) AS n FROM placement GROUP BY owner) AS of_owner',
    );
    expect(perSession?.most).toBe(5);
    expect(types(await honest(buyers))['OrderPlaced']).toBeGreaterThan(0);
    await shop.moveClock('16 minutes');
    expect((await pay(hoarders[0]!, { token: 'much later', hoards: false })).type).not.toBe(
      'TooManyAttemptsError',
    );
  });

  it('[MU-13] orders are taken off the counters: one network pays for as many bags as it likes', async () => {
    await shop.restock({ [PENDANT]: 30 });
    for (let n = 0; n < 12; n++) {
      const buyer = await readyToPay(instances[0]!, [PENDANT], guest());
      expect((await pay(buyer, { hoards: false })).type).toBe('OrderPlaced');
    }
    expect(await shop.query(`SELECT hits FROM rate_limit WHERE hits > 0 AND key LIKE 'hold:%'`)).toEqual([]);
  });
});
