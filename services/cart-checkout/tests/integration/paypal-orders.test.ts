import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { methodsNamed } from '../../src/domain/payment-methods/registry.ts';
import { ADD_GIFT_CARD, GET_CART, ORDER, PAYMENT_METHOD, VALIDATE } from './support/documents.ts';
import { SMALL } from './support/gift-card-buyer.ts';
import { fieldOf, serveGraph } from './support/graph.ts';
import { shopAtProvider } from './support/shop-at-provider.ts';
import { expectSound } from './support/soundness.ts';

const { shop, ask, readyToPay } = shopAtProvider((reference) => ({
  kind: 'redirect',
  url: `https://wallet.example/${reference}`,
}));

const MEMBERS = `__typename ... on OrderPlaced { orderNumber }
  ... on OrderPending { placementId stepUpUrl accessToken } ... on Failure { message }
  ... on ValidationError { field } ... on PriceChangedError { total }`;
const CREATE = `mutation ($input: CreatePayPalOrderInput!) { createPayPalOrder(input: $input) { ${MEMBERS} } }`;
const CAPTURE = `mutation ($input: CapturePayPalPaymentInput!) { capturePayPalPayment(input: $input) {
  __typename ... on OrderPlaced { orderNumber } ... on OrderPending { placementId stepUpUrl accessToken }
  ... on Failure { message } ... on ValidationError { field } } }`;

const capture = (actor: object, placementId: unknown) => ask(actor, CAPTURE, { input: { placementId } });

const create = (actor: object, input: object = {}) =>
  ask(actor, CREATE, { input: { expectedTotal: 265_00, ...input } });

describe('an order by PayPal', () => {
  it('[MU-14] is created for the shopper to approve, who comes back to the payment page, and is placed after that', async () => {
    const actor = await readyToPay();
    const pending = await create(actor);
    expect(pending).toMatchObject({
      __typename: 'OrderPending',
      stepUpUrl: expect.stringMatching(/^https:\/\/wallet\.example\/BB/),
      accessToken: '',
    });
    const { placementId } = pending;
    const [asked] = shop().payments.requests;
    expect(asked?.browser.returnUrl).toMatch(
      new RegExp(`^https?://[^/]+/api/providerReturn\\?placement=${String(placementId)}$`),
    );
    expect(asked).toMatchObject({ secrets: {}, tenders: [{ method: 'paypal', amount: 265_00 }] });

    const placed = await capture(actor, placementId);
    expect(placed).toMatchObject({ __typename: 'OrderPlaced' });
    expect(await capture(actor, placementId)).toEqual(placed);
    expect(await ask(actor, VALIDATE, { placementId })).toMatchObject(placed);
    const shown = { orderNumber: placed['orderNumber'], isOrderConfirmation: true };
    expect(await ask(actor, ORDER, shown)).toMatchObject({ allPaymentMethods: ['paypal'] });
    await expectSound(shop());
  });

  it('[MU-14] stays open while it is not approved, and holds the bag', async () => {
    const actor = await readyToPay();
    shop().payments.afterChallenge = shop().payments.answer;
    const { placementId, stepUpUrl } = await create(actor);
    for (let visit = 0; visit < 2; visit += 1)
      expect(await capture(actor, placementId)).toMatchObject({
        __typename: 'OrderPending',
        stepUpUrl,
      });
    expect(await shop().query("SELECT id FROM placement WHERE state = 'placed'")).toEqual([]);
  });

  it('[MU-14] of another shopper is not placed', async () => {
    const { placementId } = await create(await readyToPay());
    const stranger = { anonymousId: randomUUID() };
    expect(await capture(stranger, placementId)).toMatchObject({ __typename: 'PaymentExpired' });
    expect(shop().payments.resumed).toEqual([]);
  });

  it('[MU-14] pays what a gift card leaves, and nothing for another rest than the shopper saw', async () => {
    const actor = await readyToPay();
    await ask(actor, ADD_GIFT_CARD, { input: { cardNumber: SMALL, pin: '1234' } });
    expect(await create(actor, { expectedRest: 265_00 })).toMatchObject({ __typename: 'PriceChangedError' });
    expect(shop().payments.requests).toEqual([]);
    expect(await create(actor, { expectedRest: 215_00 })).toMatchObject({ __typename: 'OrderPending' });
    expect(shop().payments.requests[0]?.tenders).toMatchObject([
      { method: 'givex', amount: 50_00 },
      { method: 'paypal', amount: 215_00, details: { kind: 'at-provider' } },
    ]);
  });

  it.each(['', 'x', 'a'.repeat(10_000), randomUUID(), "'; DROP TABLE placement; --"])(
    '[MU-14] captures nothing for %j',
    async (placementId) => {
      expect(await capture(await readyToPay(), placementId)).toMatchObject({ __typename: 'PaymentExpired' });
      expect(shop().payments.resumed).toEqual([]);
    },
  );

  it('[EU-04] is neither offered nor accepted where the installation names other methods only', async () => {
    const without = await serveGraph(shop().instance({ methods: methodsNamed(['credit-card', 'givex']) }));
    const actor = await readyToPay();
    const { paymentMethods } = await fieldOf<{ paymentMethods: { method: string }[] }>(
      without,
      actor,
      GET_CART,
      {},
    );
    expect(paymentMethods.map(({ method }) => method)).toEqual(['credit_card', 'givex']);
    expect(await ask(actor, PAYMENT_METHOD, { paymentMethod: 'paypal' }, without)).toMatchObject({
      __typename: 'PaymentMethodNotOfferedError',
    });
    expect(await ask(actor, CREATE, { input: { expectedTotal: 265_00 } }, without)).toMatchObject({
      __typename: 'ValidationError',
    });
    await without.stop();
  });
});
