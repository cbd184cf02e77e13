import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { PlanToVerify } from '../../src/domain/placement/payment.ts';
import type { PlaceAnswer } from '../../src/use-cases/place-order.ts';
import { BROWSER, readyToPay } from './support/buyer.ts';
import { CLIENT } from './support/client.ts';
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
  {
    token = 'a card token',
    ipAddress = CLIENT.ipAddress,
    hoards = true,
    reCaptchaToken = null as string | null,
  } = {},
) {
  const client = { ...CLIENT, ipAddress, userAgent: hoards ? 'hoarder' : 'Mozilla/5.0' };
  const paid = {
    transientToken: token,
    expectedTotal: cart.total,
    idempotencyKey: null,
    reCaptchaToken,
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
/** Every hoarder gives their payment up, where there is one. */
async function abandonAll(hoarders: readonly Buyer[], held: readonly PlaceAnswer[]): Promise<void> {
  for (const [n, answer] of held.entries())
    if (answer.type === 'OrderPending')
      await instances[0]!.abandonCardPayment(hoarders[n]!.shopper, answer.placementId);
}
const reserved = async () => (await shop.stockOf(PENDANT))?.reserved;
/** Each from a network of their own. */
const honest = (buyers: readonly Buyer[]) =>
  Promise.all(
    buyers.map((buyer, n) => pay(buyer, { ipAddress: `198.51.${n}.7`, token: `card ${n}`, hoards: false })),
  );
/** A card digest by token, as payments gives it. */
const verifyByToken = () => {
  shop.payments.cardDigestOf = ({ secrets }: PlanToVerify) => `digest of ${secrets['credit-card']}`;
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

  it('[MU-13] with one card hold two units, from however many networks', async () => {
    const [hoarders, buyers] = [await ready(HOARDERS), await ready(HONEST)];
    const held = [];
    for (const [n, one] of hoarders.entries())
      held.push(await pay(one, { token: 'one card', ipAddress: `203.0.${n}.7` }));
    // The first challenge takes nine minutes of the card's twelve, the second the rest.
    expect(types(held)).toEqual({ OrderPending: 2, TooManyAttemptsError: 18 });
    expect(held.find(({ type }) => type === 'TooManyAttemptsError')).toMatchObject({
      retryAfterSeconds: expect.any(Number),
    });
    expect(types(await honest(buyers))).toMatchObject({ OrderPlaced: UNITS - 2 });
  });

  it('[MU-13] that abandon and try again need the bot check for the second unpaid hold', async () => {
    const [hoarders, buyers] = [await ready(HOARDERS), await ready(HONEST)];
    const tryAll = (reCaptchaToken: string | null = null) =>
      Promise.all(
        hoarders.map((one, n) => {
          const from = { token: `hoarder ${n}`, ipAddress: `203.0.${n}.7` };
          return pay(one, { ...from, reCaptchaToken: reCaptchaToken && `${reCaptchaToken} ${n}` });
        }),
      );
    await abandonAll(hoarders, await tryAll());
    await abandonAll(hoarders, await tryAll());
    const first = await shop.query<{ n: number }>('SELECT count(*)::int AS n FROM placement');
    // Of the first round there were too few pieces for five, who hold one in the second.
    expect(types(await tryAll())).toEqual({ ReCaptchaError: HOARDERS });
    expect(await reserved()).toBe(0);
    expect(await shop.query('SELECT count(*)::int AS n FROM placement')).toEqual(first);
    for (let n = 0; n < HOARDERS; n++) shop.robots.human(`person ${n}`);
    expect(types(await tryAll('person'))).toMatchObject({ OrderPending: UNITS });
    await abandonAll(hoarders, await tryAll());
    expect(types(await honest(buyers))).toMatchObject({ OrderPlaced: UNITS });
    await shop.moveClock('31 minutes');
    expect((await pay(hoarders[0]!, { token: 'much later', hoards: false })).type).not.toBe('ReCaptchaError');
  });

  it('[MU-13] orders are taken off the counters: one network pays for as many bags as it likes', async () => {
    await shop.restock({ [PENDANT]: 30 });
    for (let n = 0; n < 12; n++) {
      const buyer = await readyToPay(instances[0]!, [PENDANT], guest());
      expect((await pay(buyer, { hoards: false })).type).toBe('OrderPlaced');
    }
    expect(await shop.query(`SELECT hits FROM rate_limit WHERE hits > 0 AND key LIKE 'unpaid%'`)).toEqual([]);
  });
});
