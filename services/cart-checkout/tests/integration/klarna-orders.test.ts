import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { ORDER, VALIDATE } from './support/documents.ts';
import { approve } from './support/scripted-payments.ts';
import { itIsPlacedSafely } from './support/placed-at-provider.ts';
import { shopAtProvider } from './support/shop-at-provider.ts';
import { expectSound } from './support/soundness.ts';

const atProvider = shopAtProvider((reference) => ({
  kind: 'widget',
  clientToken: `session of ${reference}`,
}));
const { shop, ask, readyToPay } = atProvider;

const MEMBERS = `__typename ... on OrderPlaced { orderNumber }
  ... on OrderPending { placementId stepUpUrl accessToken } ... on Failure { message }
  ... on ValidationError { field } ... on PriceChangedError { total }`;
const CREATE = `mutation ($input: CreateKlarnaSessionInput!) { createKlarnaSession(input: $input) { ${MEMBERS} } }`;
const PLACE = `mutation ($input: PlaceKlarnaOrderInput!) { placeKlarnaOrder(input: $input) {
  __typename ... on OrderPlaced { orderNumber } ... on OrderPending { placementId accessToken }
  ... on Failure { message } ... on PaymentDeclinedError { reason } } }`;

const place = (actor: object, placementId: unknown) => ask(actor, PLACE, { input: { placementId } });

const create = (actor: object, input: object = {}) =>
  ask(actor, CREATE, { input: { expectedTotal: 265_00, ...input } });

describe('an order by Klarna', () => {
  it('[BH-13] is agreed to in the widget of its session, and placed once after that', async () => {
    const actor = await readyToPay();
    const pending = await create(actor);
    const { placementId } = pending;
    expect(pending).toMatchObject({
      __typename: 'OrderPending',
      stepUpUrl: '',
      accessToken: expect.stringMatching(/^session of BB/),
    });
    const [asked] = shop().payments.requests;
    expect(asked).toMatchObject({ secrets: {}, tenders: [{ method: 'klarna', amount: 265_00 }] });
    expect(asked?.content?.lines).toHaveLength(1);

    const placed = await place(actor, placementId);
    expect(placed).toMatchObject({ __typename: 'OrderPlaced' });
    expect(await place(actor, placementId)).toEqual(placed);
    expect(await ask(actor, VALIDATE, { placementId })).toMatchObject(placed);
    const shown = { orderNumber: placed['orderNumber'], isOrderConfirmation: true };
    expect(await ask(actor, ORDER, shown)).toMatchObject({ allPaymentMethods: ['klarna'] });
    await expectSound(shop());
  });

  it('[BH-13] stays open while nobody has agreed, with the same session', async () => {
    const actor = await readyToPay();
    shop().payments.afterChallenge = shop().payments.answer;
    const { placementId, accessToken } = await create(actor);
    for (let visit = 0; visit < 2; visit += 1)
      expect(await place(actor, placementId)).toMatchObject({ __typename: 'OrderPending', accessToken });
    expect(await shop().query("SELECT id FROM placement WHERE state = 'placed'")).toEqual([]);
  });

  it('[BH-13] has no number while Klarna decides, and is placed once it has accepted', async () => {
    const actor = await readyToPay();
    const { placementId } = await create(actor);
    shop().payments.afterChallenge = () => ({ kind: 'action', action: { kind: 'wait' }, validSeconds: 600 });
    expect(await place(actor, placementId)).toMatchObject({ __typename: 'CheckoutInProgress' });
    shop().payments.afterChallenge = approve;
    expect(await place(actor, placementId)).toMatchObject({ __typename: 'OrderPlaced' });
    await expectSound(shop());
  });

  it('[BH-13] is not placed once Klarna has refused it, and the bag is as it was', async () => {
    const actor = await readyToPay();
    const { placementId } = await create(actor);
    shop().payments.afterChallenge = () => ({ kind: 'declined', reason: 'suspected-fraud' });
    expect(await place(actor, placementId)).toMatchObject({
      __typename: 'PaymentDeclinedError',
      reason: 'suspected-fraud',
    });
    const again = { idempotencyKey: randomUUID(), reCaptchaToken: shop().robots.human('the shopper') };
    expect(await create(actor, again)).toMatchObject({ __typename: 'OrderPending' });
  });

  itIsPlacedSafely(atProvider, { id: 'BH-13', method: 'klarna', create, place });
});
