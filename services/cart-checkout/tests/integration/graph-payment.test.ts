import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { logMark, statementsBetween } from '@loupe/test-harness/statement-log';
import { startTestPostgres } from '@loupe/test-harness/postgres';
import { ADD, BILLING, ENTITIES, GET_CART, ORDER, PAY } from './support/documents.ts';
import { openGraph } from './support/graph.ts';
import { guest, readyToPay as bagReadyToPay } from './support/graph-bag.ts';
import type { Answer } from './support/graph-bag.ts';
import { piece } from './support/products.ts';

const SKU = '0100002';

let stage: Awaited<ReturnType<typeof openGraph>>;
beforeAll(async () => {
  stage = await openGraph();
});
beforeEach(() => stage.shop.restock({ [SKU]: 12 }));
afterAll(() => stage?.close());

const readyToPay = (actor = guest()) => bagReadyToPay(stage.graph, SKU, actor);

describe('the payment in the graph', () => {
  const pay = async (actor: object, input: object) =>
    (await stage.graph.ask<Answer>(actor, PAY, { input: { transientToken: 'token', ...input } })).data?.[
      'initiateCardPayment'
    ];

  it('[MU-13] [QY-06] [EN-09] [CO-08] answers the number and the cart as placed, and the order by its number', async () => {
    const { actor, cart } = await readyToPay();
    const placed = (await pay(actor, { expectedTotal: cart.totalPrice.value })) as never as {
      orderNumber: string;
    };
    expect(placed).toMatchObject({ __typename: 'OrderPlaced', cart: { id: cart.id, quantity: 1 } });
    expect((await stage.graph.ask(actor, GET_CART)).errors).toMatchObject([
      { extensions: { code: 'CartNotFoundError' } },
    ]);

    const ask = async (who: object, variables: object) =>
      (await stage.graph.ask<Answer>(who, ORDER, { orderNumber: placed.orderNumber, ...variables })).data?.[
        'order'
      ] ?? null;
    const order = await ask(actor, { isOrderConfirmation: true });
    expect(order).toMatchObject({
      __typename: 'Order',
      orderNumber: placed.orderNumber,
      customerEmail: 'ada@example.com',
      status: 'ENTERED',
      quantity: 1,
      totalPrice: { value: 26500 },
      shippingPrice: { isFree: true },
      tax: { value: 4417 },
      revenueWithoutTaxes: 26500 - 4417,
      isLegacy: false,
      allPaymentMethods: ['credit_card'],
      paymentMethods: [
        {
          method: 'credit_card',
          transactions: [{ cardNumber: '•••• 1111', cardType: 'Visa', status: 'payment_authorized' }],
        },
      ],
      shippingMethod: { type: 'STD', isSelected: true },
      shippingAddress: { city: 'London' },
      billingAddress: { postalCode: 'SW1Y 4JH' },
      discountCodes: [],
      appliedGiftCards: [],
      trackingUrl: null,
      location: null,
      klarnaPaymentMethodType: null,
      lineItems: [{ sku: SKU, quantity: 1, price: { value: 26500 } }],
      deliverBy: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      placedOn: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect(await ask(actor, {})).toBeNull();
    expect(await ask(guest(), { isOrderConfirmation: true })).toBeNull();
    expect(await ask(guest(), { email: 'ADA@example.com' })).toMatchObject({
      orderNumber: placed.orderNumber,
    });
    expect(await ask(guest(), { email: 'eve@example.com' })).toBeNull();
    await stage.shop.moveClock('25 hours');
    expect(await ask(actor, { isOrderConfirmation: true })).toBeNull();
  });

  it('[MU-13] [ER-05] refusals have messages', async () => {
    const { actor, cart } = await readyToPay();
    const expectedTotal = cart.totalPrice.value;
    expect(await pay(actor, { expectedTotal: 1 })).toMatchObject({
      __typename: 'PriceChangedError',
      expectedTotal: 1,
      total: 26500,
      code: 'PriceChangedError',
      message: 'The total is now £265.00. Please check your bag before you pay.',
    });
    stage.shop.payments.answer = () => ({ kind: 'declined', reason: 'card-declined' });
    expect(await pay(actor, { expectedTotal })).toEqual({
      __typename: 'PaymentDeclinedError',
      code: 'PaymentDeclinedError',
      reason: 'card-declined',
      message:
        'Your bank did not approve this card. Nothing has been taken. Check the details, or choose another way to pay.',
    });
    stage.shop.payments.answer = () => ({ kind: 'unknown' });
    expect(await pay(actor, { expectedTotal })).toEqual({
      __typename: 'CheckoutInProgress',
      code: 'CheckoutInProgress',
      message: 'We are checking with your bank. Do not pay again.',
    });
    const second = await readyToPay();
    await stage.shop.query('UPDATE stock_item SET on_hand = reserved');
    expect(await pay(second.actor, { expectedTotal })).toMatchObject({
      __typename: 'InsufficientStockError',
      sku: SKU,
      available: 0,
      message: 'The last one has just been sold.',
    });
  });

  it('stays within its statement budget: 3 to add, 2 a form, 3 and a transaction to place', async () => {
    const { logFile } = await startTestPostgres();
    const count = async (work: () => Promise<unknown>) => {
      const from = await logMark(logFile);
      await work();
      const statements = await statementsBetween(logFile, from, undefined, stage.shop.database.name);
      return statements.get('cart-checkout')?.length ?? 0;
    };
    const actor = guest();
    expect(await count(() => stage.graph.ask(actor, ADD, piece(SKU)))).toBeLessThanOrEqual(3);
    const { cart } = await readyToPay(actor);
    const input = { transientToken: 'token', expectedTotal: cart.totalPrice.value };
    expect(
      await count(() => stage.graph.ask(actor, BILLING, { input: { choice: 'SAME_AS_DELIVERY' } })),
    ).toBeLessThanOrEqual(2);
    expect(await count(() => stage.graph.ask(actor, PAY, { input }))).toBeLessThanOrEqual(6);
    expect(await stage.shop.query('SELECT id FROM sales_order')).toHaveLength(1);
  });
});

describe('entities', () => {
  it('are the caller’s own, batched, or nothing', async () => {
    const { actor, cart } = await readyToPay();
    const input = { transientToken: 'token', expectedTotal: cart.totalPrice.value };
    await stage.graph.ask(actor, PAY, { input });
    const [order] = await stage.shop.query<{ id: string }>('SELECT id FROM sales_order');
    const next = (await readyToPay(actor)).cart;
    const representations = [
      { __typename: 'Cart', id: next.id },
      { __typename: 'Cart', id: cart.id },
      { __typename: 'Order', id: order?.id },
      { __typename: 'Order', id: 'no id at all' },
    ];
    expect((await stage.graph.ask(actor, ENTITIES, { representations })).data).toMatchObject({
      _entities: [{ id: next.id }, null, { id: order?.id }, null],
    });
    expect((await stage.graph.ask(guest(), ENTITIES, { representations })).data).toEqual({
      _entities: [null, null, null, null],
    });
  });
});
