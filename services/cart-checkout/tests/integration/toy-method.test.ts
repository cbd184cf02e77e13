import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AuthorisePaymentRequest } from '@loupe/contracts/payments/service';
import { methodsNamed } from '../../src/domain/payment-methods/registry.ts';
import type { PaymentRequest } from '../../src/domain/placement/payment.ts';
import { createToyServer } from '../toy-method/toy-server.ts';
import { toyWallet } from '../toy-method/toy-wallet.ts';
import { ADDRESS } from './support/buyer.ts';
import {
  ADD,
  ADD_GIFT_CARD,
  GET_CART,
  DELIVERY,
  ORDER,
  PAYMENT_METHOD,
  VALIDATE,
} from './support/documents.ts';
import { SKU, SMALL, restock } from './support/gift-card-buyer.ts';
import { fieldOf, serveGraph } from './support/graph.ts';
import type { Graph } from './support/graph.ts';
import { REQUEST, client, closePayments, payments } from './support/payments-server.ts';
import { piece } from './support/products.ts';
import { draftOf, TEN_PER_CENT } from './support/promotions.ts';
import { approve } from './support/scripted-payments.ts';
import { openShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';
import { expectSound } from './support/soundness.ts';

const BESIDE = methodsNamed(['credit-card', 'givex']);

let shop: Shop;
let graph: Graph;
beforeAll(async () => {
  shop = await openShop();
  graph = await serveGraph(shop.instance({ methods: [...BESIDE, toyWallet] }), createToyServer);
});
beforeEach(() => restock(shop));
afterAll(async () => {
  await graph.stop();
  await closePayments();
  await shop.close();
});

const TEN_PER_CENT_WITHOUT_TOY = draftOf(TEN_PER_CENT, [], { excludesMethods: ['applepay'] });

const PAY_BY_TOY = `mutation ($input: CreateToyOrderInput!) { createToyOrder(input: $input) {
  __typename ... on OrderPlaced { orderNumber } ... on OrderPending { placementId stepUpUrl }
  ... on Failure { message } ... on ValidationError { field } } }`;

type Answer = Readonly<Record<string, unknown>>;
const ask = (actor: object, document: string, variables: object) =>
  fieldOf<Answer>(graph, actor, document, variables);

/** A guest with a piece for 265 pounds and a delivery address; without a billing address. */
async function readyToPay() {
  const actor = { anonymousId: randomUUID() };
  await ask(actor, ADD, piece(SKU));
  await ask(actor, DELIVERY, { input: { address: ADDRESS, email: 'ada@example.com' } });
  return actor;
}
const payByToy = (actor: object, input: object = {}) =>
  ask(actor, PAY_BY_TOY, { input: { toyToken: 'a toy token', expectedTotal: 265_00, ...input } });

describe('a method that one file and one mutation add', () => {
  it('[EU-04] [MU-10] is offered and remembered', async () => {
    const actor = await readyToPay();
    const chosen = await ask(actor, PAYMENT_METHOD, { paymentMethod: 'applepay' });
    expect(chosen['paymentMethods']).toMatchObject([
      { method: 'credit_card', isSelected: false },
      { method: 'givex', isSelected: false },
      { method: 'applepay', isSelected: true, unavailableReason: null },
    ]);
  });

  it('[EN-09] pays what a gift card leaves, with its own token and without a billing address', async () => {
    const actor = await readyToPay();
    await ask(actor, ADD_GIFT_CARD, { input: { cardNumber: SMALL, pin: '1234' } });
    const placed = await payByToy(actor);
    expect(placed).toMatchObject({ __typename: 'OrderPlaced' });
    const [verified, authorised] = [shop.payments.verifications[0], shop.payments.requests[0]];
    for (const asked of [verified, authorised]) expect(asked?.secrets).toEqual({ applepay: 'a toy token' });
    expect(authorised?.tenders).toMatchObject([
      { method: 'givex', amount: 50_00, details: { kind: 'gift-card' } },
      { method: 'applepay', amount: 215_00, details: { kind: 'token' } },
    ]);
    const shown = { orderNumber: placed['orderNumber'], isOrderConfirmation: true };
    expect(await ask(actor, ORDER, shown)).toMatchObject({ allPaymentMethods: ['givex', 'applepay'] });
    expect(await payByToy(actor)).toEqual(placed);
    await expectSound(shop);
  });

  it('[MU-13] waits for the shopper at its provider, and is placed after that', async () => {
    shop.payments.answer = ({ reference }) => ({
      kind: 'action',
      action: { kind: 'redirect', url: `https://toy.example/${reference}` },
      validSeconds: 600,
    });
    shop.payments.afterChallenge = approve;
    const actor = await readyToPay();
    const pending = await payByToy(actor);
    expect(pending).toMatchObject({
      __typename: 'OrderPending',
      stepUpUrl: expect.stringMatching(/^https:\/\/toy\.example\/BB/),
    });
    const { placementId } = pending;
    expect(await ask(actor, VALIDATE, { placementId })).toMatchObject({ __typename: 'OrderPlaced' });
    await expectSound(shop);
  });

  it.each([
    [{ toyToken: ' ' }, 'toyToken'],
    [{ toyToken: 'x'.repeat(101) }, 'toyToken'],
  ])('[ER-05] is refused for %j, and nothing is asked or written', async (input, field) => {
    const actor = await readyToPay();
    expect(await payByToy(actor, input)).toMatchObject({ __typename: 'ValidationError', field });
    expect(shop.payments.verifications).toEqual([]);
    expect(await shop.query('SELECT id FROM placement')).toEqual([]);
  });

  it('[ER-05] is refused for a bag that it says it cannot pay for', async () => {
    const actor = await readyToPay();
    await ask(actor, ADD, piece(SKU));
    expect(await payByToy(actor, { expectedTotal: 530_00 })).toMatchObject({
      __typename: 'ValidationError',
      field: 'paymentMethod',
      message: 'The toy wallet pays at most £500.',
    });
    expect(shop.payments.verifications).toEqual([]);
  });

  it('[ST-15] [ER-05] is refused for a bag whose discount rules it out, and accepted once the discount is gone', async () => {
    await shop.promote(TEN_PER_CENT_WITHOUT_TOY);
    const actor = await readyToPay();
    expect(await payByToy(actor, { expectedTotal: 238_50 })).toMatchObject({
      __typename: 'ValidationError',
      field: 'paymentMethod',
      message: 'This cannot be used with ‘About percentage’, which is in your bag.',
    });
    expect(shop.payments.verifications).toEqual([]);
    expect(await shop.query('SELECT id FROM placement')).toEqual([]);
    await shop.query("UPDATE promotion SET state = 'ended'");
    await shop.promote();
    expect(await payByToy(actor)).toMatchObject({ __typename: 'OrderPlaced' });
  });

  it('[EU-04] is neither offered nor accepted where the shop does not have it', async () => {
    const without = await serveGraph(shop.instance({ methods: BESIDE }));
    const actor = await readyToPay();
    const { paymentMethods } = await fieldOf<{ paymentMethods: unknown[] }>(without, actor, GET_CART, {});
    expect(paymentMethods).toHaveLength(2);
    expect(await fieldOf(without, actor, PAYMENT_METHOD, { paymentMethod: 'applepay' })).toMatchObject({
      __typename: 'PaymentMethodNotOfferedError',
    });
    await without.stop();
  });
});

describe('its tender on the wire', () => {
  it('has the token of its method, and is not taken for a card', async () => {
    const asked: AuthorisePaymentRequest[] = [];
    const origin = await payments({
      authorisePayment: (request) => {
        asked.push(request);
        return {};
      },
    });
    const [tender] = REQUEST.tenders;
    const request: PaymentRequest = {
      ...REQUEST,
      tenders: [{ ...tender!, method: 'applepay', details: { kind: 'token' } }],
      secrets: { applepay: 'a toy token', 'credit-card': 'of another method' },
    };
    await client(origin).authorise(request, 1_000);
    expect(asked).toMatchObject([
      { plan: [{ method: 'applepay', details: { case: 'token', value: { token: 'a toy token' } } }] },
    ]);
  });
});
