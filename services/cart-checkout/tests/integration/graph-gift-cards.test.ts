import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ADDRESS, BROWSER } from './support/buyer.ts';
import {
  ADD,
  ADD_GIFT_CARD,
  BILLING,
  DELIVERY,
  GIVEX,
  ORDER,
  PAY,
  PAYMENT_METHOD,
  REMOVE_GIFT_CARD,
} from './support/documents.ts';
import { EMPTY, LARGE, SKU, SMALL, restock } from './support/gift-card-buyer.ts';
import { serveGraph } from './support/graph.ts';
import type { Graph } from './support/graph.ts';
import { piece } from './support/products.ts';
import { openShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';

let shop: Shop;
let graph: Graph;
beforeAll(async () => {
  shop = await openShop();
  graph = await serveGraph(shop.instance());
});
beforeEach(() => restock(shop));
afterAll(async () => {
  await graph.stop();
  await shop.close();
});

type Answer = Record<string, Record<string, unknown> & { __typename: string }>;

async function ask(actor: object, document: string, variables: object) {
  const { data, errors } = await graph.ask<Answer>(actor, document, variables);
  expect(errors).toBeUndefined();
  return Object.values(data ?? {})[0];
}

async function readyToPay() {
  const actor = { anonymousId: randomUUID() };
  await ask(actor, ADD, piece(SKU));
  await ask(actor, DELIVERY, { input: { address: ADDRESS, email: 'ada@example.com' } });
  await ask(actor, BILLING, { input: { choice: 'SAME_AS_DELIVERY' } });
  return actor;
}

const add = (actor: object, cardNumber: string) =>
  ask(actor, ADD_GIFT_CARD, { input: { cardNumber, pin: '1234' } });
const methods = (card: object, givex: object) => [
  { method: 'credit_card', isExcludedByDiscount: false, ...card },
  { method: 'givex', isExcludedByDiscount: false, ...givex },
  { method: 'paypal', isExcludedByDiscount: false },
  { method: 'klarna', isExcludedByDiscount: false },
  { method: 'applepay', isExcludedByDiscount: false },
  { method: 'v12', isExcludedByDiscount: false },
];

describe('gift cards in the graph', () => {
  it('[MU-07] [EN-04] [EU-04] [QY-16] change the whole cart: savings, what is left, and how to pay it', async () => {
    const actor = await readyToPay();
    expect(await add(actor, SMALL)).toMatchObject({
      __typename: 'Cart',
      totalPrice: { value: 265_00 },
      giftCardSavings: { value: 50_00 },
      totalPriceAfterGiftCard: { value: 215_00 },
      appliedGiftCards: [
        {
          id: 'card-0001',
          cardNumber: '•••• 0001',
          amountTaken: { formattedPrice: '£50.00' },
          remainingBalance: { value: 0 },
        },
      ],
      paymentMethods: methods({ isSelected: true, unavailableReason: null }, { isSelected: false }),
    });
    expect(await add(actor, LARGE)).toMatchObject({
      giftCardSavings: { value: 265_00 },
      totalPriceAfterGiftCard: { value: 0, isFree: true },
      appliedGiftCards: [{}, { amountTaken: { value: 215_00 }, remainingBalance: { value: 85_00 } }],
      paymentMethods: methods(
        { isSelected: false, unavailableReason: 'Your gift cards pay the whole £265.00.' },
        { isSelected: true, unavailableReason: null },
      ),
    });
    const without = await ask(actor, REMOVE_GIFT_CARD, { giftCardId: 'card-0002' });
    expect(without).toMatchObject({ totalPriceAfterGiftCard: { value: 215_00 } });
  });

  it('[EN-04] are the transactions of their method, each that pays something', async () => {
    const actor = await readyToPay();
    const entries = async () => {
      const cart = await ask(
        actor,
        '{ cart { paymentMethods { method transactions { id cardNumber cardType status } } } }',
        {},
      );
      const { transactions } = (
        cart?.['paymentMethods'] as { method: string; transactions: object[] }[]
      ).find(({ method }) => method === 'givex')!;
      return transactions;
    };
    const entry = (id: string) => {
      const cardNumber = `•••• ${id.slice(-4)}`;
      return { id, cardNumber, cardType: 'givex', status: 'payment_init' };
    };
    expect(await entries()).toEqual([]);
    await add(actor, LARGE);
    expect(await entries()).toEqual([entry('card-0002')]);
    await add(actor, SMALL);
    // The first one pays the whole.
    expect(await entries()).toEqual([entry('card-0002')]);
    await ask(actor, ADD, piece(SKU));
    expect(await entries()).toEqual([entry('card-0002'), entry('card-0001')]);
    await ask(actor, REMOVE_GIFT_CARD, { giftCardId: 'card-0002' });
    expect(await entries()).toEqual([entry('card-0001')]);
  });

  it('[ER-14] refused, with the same words for a wrong PIN and an empty card', async () => {
    const actor = await readyToPay();
    await add(actor, SMALL);
    expect(await add(actor, SMALL)).toEqual({
      __typename: 'GiftCardAlreadyApplied',
      code: 'GiftCardAlreadyApplied',
      message: 'This gift card is already applied.',
    });
    expect(await add(actor, EMPTY)).toMatchObject({
      __typename: 'GiftCardNotValid',
      message: 'We could not apply this gift card. Check the number and PIN.',
    });
    shop.payments.down = true;
    expect(await add(actor, LARGE)).toMatchObject({
      __typename: 'GiftCardUnavailable',
      message: 'Gift cards are unavailable just now. Try again in a few minutes.',
    });
    expect(await add(actor, '12')).toMatchObject({
      __typename: 'ValidationError',
      field: 'cardNumber',
    });
  });

  it('[MU-10] a method is remembered, and a plan with a method without plans is refused', async () => {
    const actor = await readyToPay();
    expect(await ask(actor, PAYMENT_METHOD, { paymentMethod: 'givex' })).toMatchObject({
      paymentMethods: methods({ isSelected: false }, { isSelected: true }),
    });
    const finance = { paymentMethod: 'credit_card', financeProduct: 'IFC' };
    expect(await ask(actor, PAYMENT_METHOD, finance)).toMatchObject({
      __typename: 'ValidationError',
      field: 'financeProduct',
    });
  });

  it('[MU-08] [ST-07] [EN-09] an order that they pay for shows every tender', async () => {
    const actor = await readyToPay();
    await add(actor, SMALL);
    await add(actor, LARGE);
    const placed = await ask(actor, GIVEX, { input: { expectedTotal: 265_00 } });
    expect(placed).toMatchObject({ __typename: 'OrderPlaced', cart: { giftCardSavings: { value: 265_00 } } });
    const shown = { orderNumber: placed?.['orderNumber'], isOrderConfirmation: true };
    expect(await ask(actor, ORDER, shown)).toMatchObject({
      giftCardSavings: { value: 265_00 },
      totalPriceAfterGiftCard: { value: 0 },
      allPaymentMethods: ['givex'],
      paymentMethods: [
        { method: 'givex', transactions: [{ status: 'payment_authorized' }] },
        { method: 'givex' },
      ],
      appliedGiftCards: [
        { amountTaken: { value: 50_00 }, remainingBalance: { value: 0 } },
        { amountTaken: { value: 215_00 }, remainingBalance: { value: 85_00 } },
      ],
    });
  });

  it('[EN-09] [MU-13] an order with a gift card and a card, and its row in the history', async () => {
    const customer = { customerId: randomUUID(), anonymousId: null };
    await ask(customer, ADD, piece(SKU));
    await ask(customer, DELIVERY, { input: { address: ADDRESS, email: 'ada@example.com' } });
    await ask(customer, BILLING, { input: { choice: 'SAME_AS_DELIVERY' } });
    await add(customer, SMALL);
    const input = { transientToken: 'token', expectedTotal: 265_00, browser: BROWSER };
    const placed = await ask(customer, PAY, { input });
    const shown = { orderNumber: placed?.['orderNumber'], isOrderConfirmation: true };
    expect(await ask(customer, ORDER, shown)).toMatchObject({
      giftCardSavings: { value: 50_00 },
      totalPriceAfterGiftCard: { value: 215_00 },
      allPaymentMethods: ['givex', 'credit_card'],
    });
    const history = `{ accountOrders { orders { totalPrice { value } totalPriceAfterGiftCard { value } } } }`;
    expect(await ask(customer, history, {})).toEqual({
      orders: [{ totalPrice: { value: 265_00 }, totalPriceAfterGiftCard: { value: 215_00 } }],
    });
  });
});
