import { describe, expect, it } from '@jest/globals';
import { methodsNamed } from '../../src/domain/payment-methods/registry.ts';
import { GET_CART, ORDER, PAYMENT_METHOD, VALIDATE } from './support/documents.ts';
import { fieldOf, serveGraph } from './support/graph.ts';
import { itIsPlacedSafely } from './support/placed-at-provider.ts';
import { shopAtProvider } from './support/shop-at-provider.ts';
import { expectSound } from './support/soundness.ts';

const atProvider = shopAtProvider((reference) => ({
  kind: 'redirect',
  url: `https://wallet.example/${reference}`,
}));
const { shop, ask, readyToPay } = atProvider;

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

  itIsPlacedSafely(atProvider, { id: 'MU-14', method: 'paypal', create, place: capture });

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
