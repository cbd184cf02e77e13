import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { poolTx } from '@loupe/database/tx';
import { logMark, statementsBetween } from '@loupe/test-harness/statement-log';
import { startTestPostgres } from '@loupe/test-harness/postgres';
import { productRepository } from '../../src/adapters/db/product-repository.ts';
import { ADDRESS, BROWSER } from './support/buyer.ts';
import { ABANDON, ADD, BILLING, DELIVERY, FREE, ORDER, PAY, VALIDATE } from './support/documents.ts';
import { serveGraph } from './support/graph.ts';
import type { Graph } from './support/graph.ts';
import { piece, product, variant } from './support/products.ts';
import { challenge } from './support/scripted-payments.ts';
import { PLAIN_ORIGIN, openShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';

const SKU = '0100002';
const CARE_CARD = '0100008';

let shop: Shop;
let graph: Graph;
beforeAll(async () => {
  shop = await openShop();
  graph = await serveGraph(shop.instance());
});
beforeEach(async () => {
  await shop.restock({ [SKU]: 12, [CARE_CARD]: 12 });
  const prices = [{ site: 'beaverbrooks', minorUnits: 0, validFromMs: 0, validUntilMs: 0 }];
  const free = product(CARE_CARD, { version: 2n, variants: [variant(CARE_CARD, { prices })] });
  await productRepository(poolTx(shop.pool)).save(free);
});
afterAll(async () => {
  await graph.stop();
  await shop.close();
});

type Answer = Record<string, Record<string, unknown> & { __typename: string }>;

/** The answer of a document's one field. */
async function ask(actor: object, document: string, variables: object, headers?: Record<string, string>) {
  const { data, errors } = await graph.ask<Answer>(actor, document, variables, headers);
  expect(errors).toBeUndefined();
  return Object.values(data ?? {})[0];
}

async function readyToPay(sku: string) {
  const actor = { anonymousId: randomUUID() };
  await ask(actor, ADD, piece(sku));
  await ask(actor, DELIVERY, { input: { address: ADDRESS, email: 'ada@example.com' } });
  await ask(actor, BILLING, { input: { choice: 'SAME_AS_DELIVERY' } });
  return actor;
}

const INPUT = { transientToken: 'token', expectedTotal: 26500, browser: BROWSER };

describe('a challenge in the graph', () => {
  beforeEach(() => {
    shop.payments.answer = challenge();
  });

  it('[MU-13] [ST-08] pending, placed, and repeats', async () => {
    const actor = await readyToPay(SKU);
    const headers = {
      'x-client-ip': '203.0.113.7',
      'x-client-user-agent': 'Mozilla/5.0',
      'x-client-accept': '*/*',
      'x-client-origin': PLAIN_ORIGIN,
    };
    const pending = await ask(actor, PAY, { input: INPUT }, headers);
    expect(pending).toEqual({
      __typename: 'OrderPending',
      placementId: expect.any(String),
      stepUpUrl: 'https://bank.test/step-up',
      accessToken: expect.stringMatching(/^token-/),
      expiresAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
    expect(shop.payments.requests[0]?.browser).toMatchObject({
      ipAddress: '203.0.113.7',
      userAgent: 'Mozilla/5.0',
      accept: '*/*',
      report: { screenWidth: 390 },
      returnUrl: `${PLAIN_ORIGIN}/api/cybsReturnUrl`,
    });
    expect(await ask(actor, PAY, { input: { transientToken: 'another', expectedTotal: 26500 } })).toEqual(
      pending,
    );

    const { placementId } = pending as unknown as { placementId: string };
    const placed = await ask(actor, VALIDATE, { placementId });
    expect(placed).toMatchObject({ __typename: 'OrderPlaced', orderNumber: expect.stringMatching(/^BB/) });
    expect(await ask(actor, VALIDATE, { placementId })).toEqual(placed);
    expect(await ask(actor, ABANDON, { placementId })).toEqual({
      __typename: 'OrderPlaced',
      orderNumber: placed?.['orderNumber'],
    });
    const shown = { orderNumber: placed?.['orderNumber'], isOrderConfirmation: true };
    expect(await ask(actor, ORDER, shown)).toMatchObject({ quantity: 1, status: 'ENTERED' });
  });

  const OTHERS = ['givex', 'paypal', 'klarna', 'applepay', 'v12'].map((method) => ({ [method]: [] }));

  it('[EU-05] a payment that has begun is payment_init on the bag’s method, until it ends', async () => {
    const actor = await readyToPay(SKU);
    const begun = async () => {
      const cart = await ask(
        actor,
        '{ cart { paymentMethods { method transactions { id status cardNumber } } } }',
        {},
      );
      return (cart?.['paymentMethods'] as { method: string; transactions: object[] }[]).map(
        ({ method, transactions }) => ({ [method]: transactions }),
      );
    };
    expect(await begun()).toEqual([{ credit_card: [] }, ...OTHERS]);
    const pending = await ask(actor, PAY, { input: INPUT });
    expect(await begun()).toEqual([
      { credit_card: [{ id: pending?.['placementId'], status: 'payment_init', cardNumber: null }] },
      ...OTHERS,
    ]);
    await ask(actor, ABANDON, { placementId: pending?.['placementId'] });
    expect(await begun()).toEqual([{ credit_card: [] }, ...OTHERS]);
  });

  it('[MU-13] [ER-05] abandoned, expired and refused payments have messages', async () => {
    const actor = await readyToPay(SKU);
    const headers = { 'x-client-origin': 'https://stranger.test' };
    const pending = (await ask(actor, PAY, { input: INPUT }, headers)) as unknown as { placementId: string };
    const { returnUrl } = shop.payments.requests.at(-1)!.browser;
    expect(returnUrl).toBe('https://beaverbrooks.test/api/cybsReturnUrl');
    expect(await ask(actor, ABANDON, pending)).toMatchObject({ __typename: 'Cart', quantity: 1 });
    expect(await ask(actor, VALIDATE, pending)).toEqual({
      __typename: 'PaymentExpired',
      code: 'PaymentExpired',
      message:
        'This payment was not finished in time. Nothing has been taken. Please check your bag and pay again.',
    });
    shop.payments.afterChallenge = () => ({ kind: 'declined', reason: 'authentication-failed' });
    const reCaptchaToken = shop.robots.human('the shopper');
    const again = (await ask(actor, PAY, { input: { ...INPUT, reCaptchaToken } })) as unknown as {
      placementId: string;
    };
    expect(await ask(actor, VALIDATE, again)).toEqual({
      __typename: 'PaymentDeclinedError',
      code: 'PaymentDeclinedError',
      reason: 'authentication-failed',
      message:
        'Your bank could not confirm that it is you. Nothing has been taken. Try again, or choose another way to pay.',
    });
    expect(await ask(actor, VALIDATE, { placementId: 'none' })).toMatchObject({
      __typename: 'PaymentExpired',
    });
    expect(await ask(actor, ABANDON, { placementId: 'none' })).toMatchObject({ __typename: 'Cart' });
    expect(await ask({ anonymousId: randomUUID() }, ABANDON, { placementId: 'none' })).toMatchObject({
      __typename: 'CartNotFoundError',
    });
  });

  it.each([
    { stock: 5, statements: 2, level: 'no level' },
    { stock: 1, statements: 6, level: 'a level' },
  ])(
    'stays within its statement budget: 3 to start a challenge, $statements to return and place where $level is published',
    async ({ stock, statements: toPlace }) => {
      await shop.query('UPDATE stock_item SET on_hand = $1 WHERE sku = $2', [stock, SKU]);
      const { logFile } = await startTestPostgres();
      const count = async (work: () => Promise<unknown>) => {
        const from = await logMark(logFile);
        await work();
        const statements = await statementsBetween(logFile, from, undefined, shop.database.name);
        return statements.get('cart-checkout')?.length ?? 0;
      };
      const actor = await readyToPay(SKU);
      let pending: unknown;
      const toTheBank = await count(async () => (pending = await ask(actor, PAY, { input: INPUT })));
      const back = await count(() => ask(actor, VALIDATE, pending as object));
      expect([toTheBank, back]).toEqual([3, toPlace]);
      expect(await shop.query('SELECT id FROM sales_order')).toHaveLength(1);
    },
  );
});

describe('a piece that is out of stock', () => {
  it('[ER-05] takes one statement, reserves nothing and requests no payment', async () => {
    const { logFile } = await startTestPostgres();
    const actor = await readyToPay(SKU);
    await shop.query('UPDATE stock_item SET reserved = on_hand WHERE sku = $1', [SKU]);
    const from = await logMark(logFile);
    const refused = await ask(actor, PAY, { input: { ...INPUT, idempotencyKey: 'once' } });
    const statements = await statementsBetween(logFile, from, undefined, shop.database.name);
    expect(refused).toMatchObject({ __typename: 'InsufficientStockError', sku: SKU, available: 0 });
    expect(statements.get('cart-checkout')).toHaveLength(1);
    expect(await shop.query('SELECT id FROM placement')).toEqual([]);
    expect(shop.payments.requests).toEqual([]);
  });
});

describe('a free order in the graph', () => {
  it('[ST-07] [MU-08] [QY-06] is placed and shown, with nothing paid and nothing to pay', async () => {
    const actor = await readyToPay(CARE_CARD);
    const placed = await ask(actor, FREE, { expectedTotal: 0 });
    expect(placed).toMatchObject({ __typename: 'OrderPlaced', cart: { totalPrice: { isFree: true } } });
    expect(await ask(actor, FREE, { expectedTotal: 0 })).toEqual(placed);
    const shown = { orderNumber: placed?.['orderNumber'], isOrderConfirmation: true };
    expect(await ask(actor, ORDER, shown)).toMatchObject({
      totalPrice: { value: 0 },
      shippingPrice: { isFree: true },
      revenueWithoutTaxes: 0,
      paymentMethods: [],
      allPaymentMethods: [],
      billingAddress: { city: 'London' },
    });
  });

  it('[QY-06] an order is queried by its number; an application that does not exist is nothing', async () => {
    const actor = await readyToPay(CARE_CARD);
    const placed = await ask(actor, FREE, { expectedTotal: 0 });
    const byApplication = `query GetOrder($number: String) {
      order(orderNumber: $number, financeApplicationId: "a-1", isOrderConfirmation: true) { __typename } }`;
    expect(await ask(actor, byApplication, {})).toBeNull();
    expect(await ask(actor, byApplication, { number: placed?.['orderNumber'] })).toEqual({
      __typename: 'Order',
    });
    const typed = {
      orderNumber: ` ${String(placed?.['orderNumber']).toLowerCase()} `,
      email: ' ADA@example.com ',
    };
    expect(await ask({ anonymousId: randomUUID() }, ORDER, typed)).toMatchObject({ quantity: 1 });
    expect(await ask({ anonymousId: randomUUID(), site: 'loupe' }, ORDER, typed)).toBeNull();
  });

  it('[ST-07] [ER-05] each mutation refuses the bag that is for the other', async () => {
    const free = await readyToPay(CARE_CARD);
    expect(
      await ask(free, PAY, {
        input: { ...INPUT, expectedTotal: 0 },
      }),
    ).toMatchObject({ __typename: 'ValidationError', field: 'expectedTotal' });
    const paid = await readyToPay(SKU);
    expect(await ask(paid, FREE, { expectedTotal: 0 })).toMatchObject({
      __typename: 'PriceChangedError',
      expectedTotal: 0,
      total: 26500,
    });
    expect(await ask(paid, FREE, { expectedTotal: 26500 })).toMatchObject({
      __typename: 'ValidationError',
      field: 'expectedTotal',
    });
    expect(await shop.query('SELECT id FROM placement')).toEqual([]);
  });
});
