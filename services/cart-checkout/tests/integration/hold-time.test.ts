import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sweepPlacements } from '../../src/use-cases/sweep-placements.ts';
import { BROWSER, countByType, readyToPay } from './support/buyer.ts';
import { CLIENT } from './support/client.ts';
import type { Buyer } from './support/buyer.ts';
import { approve, challenge } from './support/scripted-payments.ts';
import { openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';

const DROP = '0100004';
const PIECES = 100;
const BANK = 'a bank that asks';

let shop: Shop;
let instance: Instance;
beforeAll(async () => {
  shop = await openShop();
  instance = shop.instance({ sourceFactor: 1 });
});
beforeEach(async () => {
  await shop.restock({ [DROP]: PIECES });
  shop.payments.answer = (request) =>
    request.browser.userAgent === BANK ? challenge(900)(request) : approve(request);
  shop.payments.cardDigestOf = ({ secrets }) => `digest of ${secrets['credit-card']}`;
});
afterAll(() => shop.close());

interface Way {
  readonly card: string;
  readonly network?: string;
  readonly userAgent?: string;
  readonly token?: string | null;
}

/** Pays what the bag costs now. */
async function pay(
  { shopper }: Buyer,
  { card, network = '198.51.100', userAgent = BANK, token = null }: Way,
) {
  const viewed = await instance.viewCart(shopper);
  return instance.placeOrderByCard(shopper, {
    transientToken: card,
    expectedTotal: viewed?.total ?? 0,
    idempotencyKey: null,
    reCaptchaToken: token,
    client: { ...CLIENT, ipAddress: `${network}.7`, userAgent },
    browser: BROWSER,
  });
}

/** @returns a buyer of so many pieces of the drop */
async function wanting(quantity: number): Promise<Buyer> {
  const buyer = await readyToPay(instance, [DROP]);
  return { ...buyer, cart: await choose(buyer, quantity) };
}
async function choose({ shopper, cart }: Buyer, quantity: number) {
  const lineItemId = cart.lines[0]?.id ?? '';
  const answer = await instance.updateQuantity(shopper, { lineItemId, quantity });
  if (answer.type !== 'Cart') throw new Error(`${quantity} pieces: ${answer.type}`);
  return answer.cart;
}
const sweep = () => sweepPlacements(instance.ports);
const reserved = async () => (await shop.stockOf(DROP))?.reserved ?? 0;
const STEP = 30;
const MINUTE = 60;
const HALF_HOUR = 30 * MINUTE;

/** The most seconds of any half hour in which something was reserved. */
function longestIn(held: readonly boolean[]): number {
  const steps = HALF_HOUR / STEP;
  const sums = held.map((_, from) => held.slice(from, from + steps).filter(Boolean).length);
  return Math.max(...sums) * STEP;
}

describe('a session that takes a drop by challenges which it lets end', () => {
  it('[MU-13] keeps at most 20 of 100 pieces for at most 12 minutes in any half hour; a buyer of 10 is served', async () => {
    const hoarder = await wanting(1);
    const { shopper, cart } = hoarder;
    const ninetyNine = { lineItemId: cart.lines[0]?.id ?? '', quantity: 99 };
    const refusal = { type: 'QuantityLimitError', sku: DROP, most: 20 };
    expect(await instance.updateQuantity(shopper, ninetyNine)).toEqual(refusal);
    // As a bag that was filled before the limit, or merged.
    await shop.query('UPDATE line_item SET quantity = 99');
    expect(await pay(hoarder, { card: 'the hoarder’s' })).toEqual(refusal);
    expect(await reserved()).toBe(0);
    await choose(hoarder, 20);
    const tokens = { given: 0 };
    const human = () => shop.robots.human(`person ${tokens.given++}`);
    const held: boolean[] = [];
    let most = 0;
    const refused: string[] = [];
    for (let second = 0; second < 100 * MINUTE; second += STEP) {
      await shop.moveClock(`${second} seconds`);
      await sweep();
      const answer = await pay(hoarder, { card: 'the hoarder’s', token: human() });
      refused.push(answer.type);
      if (second === 5 * MINUTE) {
        expect(
          (await pay(await wanting(10), { card: 'honest', network: '203.0.113', userAgent: 'Mozilla' })).type,
        ).toBe('OrderPlaced');
      }
      const now = await reserved();
      most = Math.max(most, now);
      held.push(now > 0);
    }
    expect(most).toBe(20);
    expect(longestIn(held)).toBeLessThanOrEqual(12 * MINUTE);
    // It does get its twelve minutes, three times.
    expect(held.filter(Boolean).length * STEP).toBeGreaterThanOrEqual(3 * 11 * MINUTE);
    expect(refused).toContain('TooManyAttemptsError');
  });

  it('[MU-13] has a shorter second challenge, and no third', async () => {
    const hoarder = await wanting(20);
    const seconds: number[] = [];
    let at = 0;
    for (let round = 0; round < 3; round++) {
      const token = round === 0 ? null : shop.robots.human(`person ${round}`);
      const answer = await pay(hoarder, { card: `card ${round}`, token });
      if (answer.type !== 'OrderPending') {
        expect(answer).toMatchObject({ type: 'TooManyAttemptsError' });
        break;
      }
      const until = (answer.expiresAt.getTime() - Date.now()) / 1_000;
      seconds.push(Math.round(until - at));
      at += 10 * MINUTE;
      await shop.moveClock(`${at} seconds`);
      await sweep();
      expect(await reserved()).toBe(0);
    }
    expect(seconds).toHaveLength(2);
    expect(seconds[0]).toBeGreaterThan(595);
    expect(seconds[1]).toBeGreaterThan(110);
    expect(seconds[1]).toBeLessThanOrEqual(121);
  });
});

describe('honest shoppers', () => {
  it('[MU-13] sixty of one /24 pay at once with a challenge of 60 seconds: none is refused', async () => {
    const buyers = await Promise.all(Array.from({ length: 60 }, () => readyToPay(instance, [DROP])));
    const pending = await Promise.all(buyers.map((buyer, n) => pay(buyer, { card: `card ${n}` })));
    expect(countByType(pending)).toEqual({ OrderPending: 60 });
    expect(await reserved()).toBe(60);
    await shop.moveClock('60 seconds');
    const placed = await Promise.all(
      pending.map((answer, n) =>
        instance.validateCardPayment(
          buyers[n]!.shopper,
          answer.type === 'OrderPending' ? answer.placementId : '',
        ),
      ),
    );
    expect(countByType(placed)).toEqual({ OrderPlaced: 60 });
    expect(await shop.query(`SELECT key FROM rate_limit WHERE hits > 0 AND key LIKE 'unpaid%'`)).toEqual([]);
  });

  it('[MU-13] behind a network of ten who let theirs end are asked for the bot check, and none is refused', async () => {
    for (let n = 0; n < 10; n++)
      expect((await pay(await wanting(1), { card: `left ${n}` })).type).toBe('OrderPending');
    expect((await pay(await wanting(1), { card: 'meanwhile' })).type).toBe('OrderPending');
    await shop.moveClock('11 minutes');
    await sweep();
    const buyer = await wanting(1);
    const way = { card: 'honest', userAgent: 'Mozilla' };
    expect((await pay(buyer, way)).type).toBe('ReCaptchaError');
    expect((await pay(buyer, { ...way, network: '203.0.113' })).type).toBe('OrderPlaced');
    const token = shop.robots.human('a person');
    expect((await pay(await wanting(1), { ...way, card: 'another', token })).type).toBe('OrderPlaced');
  });

  it('[MU-13] a session counts once for its network, and declined cards do not ask for the bot check before the fifth', async () => {
    shop.payments.answer = () => ({ kind: 'declined', reason: 'card-declined' });
    const buyer = await wanting(1);
    const answers: string[] = [];
    for (let n = 0; n < 6; n++) answers.push((await pay(buyer, { card: `declined ${n}` })).type);
    expect(answers).toEqual([...Array<string>(5).fill('PaymentDeclinedError'), 'ReCaptchaError']);
    const [network] = await shop.query<{ hits: number }>(
      `SELECT hits FROM rate_limit WHERE key LIKE 'unpaid-ended:network:%'`,
    );
    expect(network?.hits).toBe(1);
  });

  it('[MU-13] are charged nothing that our own outage keeps', async () => {
    const buyer = await wanting(20);
    shop.payments.answer = () => ({ kind: 'unknown' });
    expect((await pay(buyer, { card: 'honest' })).type).toBe('CheckoutInProgress');
    await shop.moveClock('20 minutes');
    await sweep();
    const charged = await shop.query<{ key: string; hits: number }>(
      `SELECT split_part(key, ':', 2) AS key, hits FROM rate_limit WHERE key LIKE 'unpaid%' AND hits > 0 ORDER BY key`,
    );
    expect(charged).toEqual([
      { key: 'card', hits: 20 * MINUTE },
      { key: 'session', hits: 20 * MINUTE },
    ]);
  });

  it('[MU-13] pay for more pieces than twelve minutes allow, as their first hold', async () => {
    await shop.restock({ [DROP]: 2_000 });
    shop.payments.answer = challenge(900);
    const buyer = await wanting(99);
    for (let n = 0; n < 2; n++) {
      const answer = await pay(buyer, { card: 'honest' });
      if (answer.type !== 'OrderPending') throw new Error(answer.type);
      const seconds = (answer.expiresAt.getTime() - Date.now()) / 1_000;
      expect(seconds).toBeGreaterThan(140);
      expect(seconds).toBeLessThan(146);
      const placed = await instance.validateCardPayment(buyer.shopper, answer.placementId);
      expect(placed.type).toBe('OrderPlaced');
      if (n === 0) {
        await readyToPay(instance, [DROP], buyer.shopper);
        const cart = await instance.viewCart(buyer.shopper);
        const lineItemId = cart?.lines[0]?.id ?? '';
        await instance.updateQuantity(buyer.shopper, { lineItemId, quantity: 99 });
      }
    }
  });
});
