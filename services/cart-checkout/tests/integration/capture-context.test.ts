import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { BROWSER, readyToPay } from './support/buyer.ts';
import { CLIENT } from './support/client.ts';
import { ADD } from './support/documents.ts';
import { serveGraph } from './support/graph.ts';
import type { Graph } from './support/graph.ts';
import { piece } from './support/products.ts';
import { openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';

const PENDANT = '0100004';
const CONTEXT = `query CybsGetCaptureContext($cartId: ID!) {
  cybsGetCaptureContext(cartId: $cartId) { captureContext clientLibrary clientLibraryIntegrity storedCardConsent } }`;

let shop: Shop;
let instance: Instance;
let graph: Graph;
beforeAll(async () => {
  shop = await openShop();
  instance = shop.instance({ sourceFactor: 1 });
  graph = await serveGraph(instance);
});
beforeEach(async () => {
  shop.payments.down = false;
  shop.payments.contextAfter = undefined;
  shop.payments.mayStoreCard = false;
  await shop.restock({ [PENDANT]: 5 });
});
afterAll(async () => {
  await graph.stop();
  await shop.close();
});

const BAG = `id paymentMethods { method isSelected }`;
const PAGE = `{ cart { ${BAG} cardFields { captureContext clientLibrary clientLibraryIntegrity storedCardConsent } } }`;

const newActor = () => ({ anonymousId: randomUUID() });
async function bag(actor = newActor()) {
  const { data } = await graph.ask<{ addToCart: { id: string } }>(actor, ADD, piece(PENDANT));
  return { actor, cartId: data?.addToCart.id ?? '' };
}
const ask = (actor: object, cartId: string, ip = '203.0.113.7') =>
  graph.ask<{ cybsGetCaptureContext: object }>(actor, CONTEXT, { cartId }, { 'x-client-ip': ip });
const codeOf = async (answer: ReturnType<typeof ask>) => (await answer).errors?.[0]?.extensions?.code;

describe('a capture context', () => {
  it('[QY-15] is issued for the caller\u2019s own bag, with its owner', async () => {
    const { actor, cartId } = await bag();
    const { data } = await ask(actor, cartId);
    expect(data?.cybsGetCaptureContext).toMatchObject({ captureContext: 'a.b.c' });
    expect(shop.payments.contexts).toEqual([
      {
        site: 'beaverbrooks',
        owner: `a:${actor.anonymousId}`,
        cartId,
        ipAddress: '203.0.113.7',
        promisedDay: null,
      },
    ]);
  });

  it('[QY-15] is issued with the promised day, and says what a shopper agrees to where the card may be stored', async () => {
    const { shopper, cart } = await readyToPay(instance, [PENDANT]);
    const actor = { anonymousId: shopper.owner.slice('a:'.length) };
    const consent = async () => (await ask(actor, cart.id)).data?.cybsGetCaptureContext;
    expect(await consent()).toMatchObject({ storedCardConsent: null });
    shop.payments.mayStoreCard = true;
    expect(await consent()).toMatchObject({
      storedCardConsent: expect.stringContaining('for this order only'),
    });
    expect(shop.payments.contexts.map(({ promisedDay }) => promisedDay)).toEqual(
      Array.from({ length: 2 }, () => cart.parcels?.[0]?.deliverOn),
    );
  });

  it.each([undefined, false, true])(
    '[MU-13] a card is stored only if the shopper agreed: payments hears of the promised day then (%s)',
    async (agreesToStoredCard) => {
      const { shopper, cart } = await readyToPay(instance, [PENDANT]);
      await instance.placeOrderByCard(shopper, {
        transientToken: 'a card token',
        expectedTotal: cart.total,
        idempotencyKey: null,
        client: CLIENT,
        browser: BROWSER,
        reCaptchaToken: null,
        ...(agreesToStoredCard === undefined ? {} : { agreesToStoredCard }),
      });
      const day = agreesToStoredCard === true ? cart.parcels?.[0]?.deliverOn : null;
      expect(shop.payments.requests.at(-1)?.promisedDay).toBe(day);
    },
  );

  it('[QY-15] is refused for made-up bags, those of others, and empty or missing ones: payments is not asked', async () => {
    const { actor, cartId } = await bag();
    for (let n = 0; n < 50; n++) expect(await codeOf(ask(actor, randomUUID()))).toBe('CartNotFoundError');
    expect(await codeOf(ask(actor, '4111111111111111'))).toBe('CartNotFoundError');
    expect(await codeOf(ask(newActor(), cartId))).toBe('CartNotFoundError');
    await shop.query('DELETE FROM line_item');
    expect(await codeOf(ask(actor, cartId))).toBe('CartEmptyError');
    expect(shop.payments.contexts).toEqual([]);
    expect(await shop.query('SELECT key FROM rate_limit')).toEqual([]);
  });

  it('[QY-15] is issued forty times an hour to a session and four hundred times to a network', async () => {
    const { actor, cartId } = await bag();
    for (let n = 0; n < 40; n++) expect(await codeOf(ask(actor, cartId))).toBeUndefined();
    const refused = await ask(actor, cartId);
    expect(refused.errors).toMatchObject([
      { extensions: { code: 'TooManyAttemptsError', retryAfterSeconds: expect.any(Number) } },
    ]);
    await shop.query(`UPDATE rate_limit SET hits = 400 WHERE key LIKE 'capture-context:network:%'`);
    const other = await bag();
    expect(await codeOf(ask(other.actor, other.cartId))).toBe('TooManyAttemptsError');
    expect(await codeOf(ask(other.actor, other.cartId, '198.51.100.7'))).toBeUndefined();
    expect(shop.payments.contexts).toHaveLength(41);
  });

  it('[QY-15] [ER-11] is an error with a name while the provider does not answer', async () => {
    const { actor, cartId } = await bag();
    shop.payments.down = true;
    expect(await codeOf(ask(actor, cartId))).toBe('PaymentProviderUnavailable');
  });

  it('[QY-15] is counted only when it is issued: an outage locks nobody out', async () => {
    const { actor, cartId } = await bag();
    shop.payments.down = true;
    for (let n = 0; n < 41; n++) expect(await codeOf(ask(actor, cartId))).toBe('PaymentProviderUnavailable');
    shop.payments.down = false;
    expect(await codeOf(ask(actor, cartId))).toBeUndefined();
  });
});

describe('the card fields of a bag', () => {
  interface PageBag {
    id: string;
    paymentMethods: { method: string; isSelected: boolean }[];
    cardFields?: object | null;
  }
  const bagOf = async (actor: object, page = PAGE): Promise<PageBag> => {
    const headers = { 'x-client-ip': '203.0.113.7' };
    const { data, errors } = await graph.ask<{ cart: PageBag }>(actor, page, {}, headers);
    expect(errors).toBeUndefined();
    return data!.cart;
  };
  const fieldsOf = async (actor: object) => (await bagOf(actor)).cardFields;

  it('[QY-15] come with the bag as cybsGetCaptureContext issues them, and the bag is read once', async () => {
    const { actor, cartId } = await bag();
    shop.payments.mayStoreCard = true;
    const alone = (await ask(actor, cartId)).data?.cybsGetCaptureContext;
    const read = jest.spyOn(instance.ports.carts, 'findActive');
    expect(await fieldsOf(actor)).toEqual(alone);
    expect(read).toHaveBeenCalledTimes(1);
    read.mockRestore();
    const [first, second] = shop.payments.contexts;
    expect(second).toEqual(first);
    expect(
      await shop.query(`SELECT hits FROM rate_limit WHERE key LIKE 'capture-context:session:%'`),
    ).toEqual([{ hits: 2 }]);
  });

  it('[QY-15] [MU-10] are not issued where the bag is to be paid by another method', async () => {
    const { actor } = await bag();
    const choose = `mutation { updatePaymentMethod(paymentMethod: paypal) { __typename } }`;
    expect((await graph.ask(actor, choose, {})).data).toEqual({
      updatePaymentMethod: { __typename: 'Cart' },
    });
    expect(await fieldsOf(actor)).toBeNull();
    expect(shop.payments.contexts).toEqual([]);
  });

  it('[QY-15] [ER-11] are missing while the provider is down or slow, and after too many: the bag and its methods are there', async () => {
    const { actor, cartId } = await bag();
    const without = { ...(await bagOf(actor, `{ cart { ${BAG} } }`)), cardFields: null };
    expect(without).toMatchObject({
      id: cartId,
      paymentMethods: expect.arrayContaining([
        { method: 'credit_card', isSelected: true },
        { method: 'paypal', isSelected: false },
      ]),
    });
    shop.payments.down = true;
    expect(await bagOf(actor)).toEqual(without);
    expect(await codeOf(ask(actor, cartId))).toBe('PaymentProviderUnavailable');
    shop.payments.down = false;
    const slow = Promise.withResolvers<void>();
    shop.payments.contextAfter = slow.promise;
    expect(await bagOf(actor)).toEqual(without);
    slow.resolve();
    await shop.payments.contextAfter;
    await shop.query(`UPDATE rate_limit SET hits = 40 WHERE key LIKE 'capture-context:session:%'`);
    expect(await bagOf(actor)).toEqual(without);
    expect(await codeOf(ask(actor, cartId))).toBe('TooManyAttemptsError');
  });

  it('[QY-15] cost a client that does not select them nothing', async () => {
    const { actor } = await bag();
    await bagOf(actor, `{ cart { ${BAG} } }`);
    expect(shop.payments.contexts).toEqual([]);
    expect(await shop.query('SELECT key FROM rate_limit')).toEqual([]);
  });

  it('[QY-15] are not issued for a bag that has become an order', async () => {
    const { shopper, cart } = await readyToPay(instance, [PENDANT]);
    const actor = { anonymousId: shopper.owner.slice('a:'.length) };
    const pay = `mutation InitiateCardPayment($input: InitiateCardPaymentInput!) {
      initiateCardPayment(input: $input) { ... on OrderPlaced { cart { id cardFields { captureContext } } } } }`;
    const input = { transientToken: 'a card token', expectedTotal: cart.total, browser: BROWSER };
    const { data } = await graph.ask(actor, pay, { input });
    expect(data).toEqual({ initiateCardPayment: { cart: { id: cart.id, cardFields: null } } });
    expect(shop.payments.contexts).toEqual([]);
  });
});
