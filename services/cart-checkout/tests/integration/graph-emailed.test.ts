import { randomUUID } from 'node:crypto';
import { poolTx } from '@loupe/database/tx';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { productRepository } from '../../src/adapters/db/product-repository.ts';
import { stockRepository } from '../../src/adapters/db/stock-repository.ts';
import { ADDRESS, BROWSER } from './support/buyer.ts';
import { ADD } from './support/documents.ts';
import { fieldOf, serveGraph } from './support/graph.ts';
import type { Graph } from './support/graph.ts';
import { piece, product, variant } from './support/products.ts';
import { openShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';

const [PENDANT, CODE] = ['0100002', 'GC'] as const;
const VALUES = { minValue: 10, maxValue: 500, presetValues: [25, 50] };
const CART = `... on Cart {
  shippingMethods { id name isSelected isByEmail price { value } } shippingPrice { value } totalPrice { value }
  shippingAddress { city } guestEmail isExport
}
... on Failure { code message } ... on ValidationError { field }`;
const SAVE = `mutation SaveShippingDetailsCourier($input: ShippingDetailsCourierInput!) {
  saveShippingDetailsCourier(input: $input) { __typename ${CART} } }`;
const BILL = `mutation SaveBillingDetails($input: BillingDetailsInput!) { saveBillingDetails(input: $input) { __typename ${CART} } }`;
const PAY = `mutation InitiateCardPayment($input: InitiateCardPaymentInput!) {
  initiateCardPayment(input: $input) { __typename ... on OrderPlaced { orderNumber } ... on Failure { code message } } }`;
const ORDER = `query GetOrder($number: String!) { order(orderNumber: $number, isOrderConfirmation: true) {
  ... on Order { isExport shippingPrice { value } shippingMethod { name isByEmail } shippingAddress { city } billingAddress { city } } } }`;

let shop: Shop;
let graph: Graph;
beforeAll(async () => {
  shop = await openShop();
  graph = await serveGraph(shop.instance());
});
beforeEach(async () => {
  await shop.restock({ [PENDANT]: 25 });
  const { id } = product('77');
  const giftCard = { ...product(CODE), id, name: 'Gift card', productType: 'gift-card', giftCard: VALUES };
  await productRepository(poolTx(shop.pool)).save({
    ...giftCard,
    variants: [{ ...variant('77'), sku: CODE }],
  });
  await stockRepository(poolTx(shop.pool)).open(new Map([[CODE, 100]]));
});
afterAll(async () => {
  await graph.stop();
  await shop.close();
});

const ask = (actor: object, document: string, variables: object) =>
  fieldOf<Record<string, unknown> & { __typename: string }>(graph, actor, document, variables);
async function withGiftCard() {
  const actor = { anonymousId: randomUUID() };
  await shop.instance().addToCart(
    { site: 'beaverbrooks', owner: `a:${actor.anonymousId}` },
    {
      productId: piece('77').productId,
      variantId: piece('77').variantId,
      sku: CODE,
      giftCardValue: 50,
    },
  );
  return actor;
}
const pay = (actor: object, expectedTotal: number) =>
  ask(actor, PAY, { input: { transientToken: 'a card token', expectedTotal, browser: BROWSER } });
const billTo = (actor: object, place: object = {}) =>
  ask(actor, BILL, { input: { choice: 'NEW_ADDRESS', ...ADDRESS, ...place } });

describe('gift cards alone', () => {
  it('[VA-08] [MU-11] [EN-09] are bought with e-mail and billing address, and nothing is posted', async () => {
    const actor = await withGiftCard();
    expect(await ask(actor, SAVE, { input: { email: 'ada@example.com' } })).toMatchObject({
      __typename: 'Cart',
      shippingMethods: [{ name: 'By e-mail', isSelected: true, isByEmail: true, price: { value: 0 } }],
      shippingPrice: { value: 0 },
      totalPrice: { value: 50_00 },
      shippingAddress: null,
      guestEmail: 'ada@example.com',
      isExport: false,
    });
    expect(await pay(actor, 50_00)).toMatchObject({ code: 'PaymentAddressError' });
    await billTo(actor, { country: 'IE', postalCode: 'D02 X285', city: 'Dublin' });
    const placed = await pay(actor, 50_00);
    expect(placed.__typename).toBe('OrderPlaced');
    expect(await ask(actor, ORDER, { number: placed['orderNumber'] })).toEqual({
      isExport: false,
      shippingPrice: { value: 0 },
      shippingMethod: { name: 'By e-mail', isByEmail: true },
      shippingAddress: { city: 'Dublin' },
      billingAddress: { city: 'Dublin' },
    });
  });

  it('[VA-08] [MU-11] [ER-01] need an address again with the first piece that is posted', async () => {
    const actor = await withGiftCard();
    await ask(actor, SAVE, { input: { email: 'ada@example.com' } });
    await billTo(actor);
    await ask(actor, ADD, piece(PENDANT));
    expect(await ask(actor, SAVE, { input: { email: 'ada@example.com' } })).toMatchObject({
      __typename: 'ValidationError',
      field: 'address',
    });
    expect(await pay(actor, 50_00 + 265_00)).toMatchObject({ code: 'PaymentAddressError' });
    const saved = await ask(actor, SAVE, { input: { email: 'ada@example.com', address: ADDRESS } });
    expect(saved).toMatchObject({ shippingAddress: { city: 'London' } });
    expect(await pay(actor, 50_00 + 265_00)).toMatchObject({ __typename: 'OrderPlaced' });
  });
});
