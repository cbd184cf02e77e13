import { randomUUID } from 'node:crypto';
import { create, toBinary } from '@bufbuild/protobuf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EnvelopeSchema } from '@loupe/contracts/envelope';
import { PaymentWaitingChangedSchema } from '@loupe/contracts/payments/payment';
import { onPaymentWaitingChanged } from '../../src/events/consumed/payment-waiting-changed.ts';
import { followWaiting } from '../../src/use-cases/follow-waiting.ts';
import { END, FORM, readyForLoan, SEEN, SUBMIT } from './support/applicant.ts';
import { ADDRESS } from './support/buyer.ts';
import { ABANDON, ADD, ADD_GIFT_CARD, BILLING, DELIVERY } from './support/documents.ts';
import { SKU, SMALL, restock } from './support/gift-card-buyer.ts';
import { fieldOf, serveGraph } from './support/graph.ts';
import type { Graph } from './support/graph.ts';
import { piece } from './support/products.ts';
import { approve, challenge } from './support/scripted-payments.ts';
import { openShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';
import { expectSound } from './support/soundness.ts';

type Answer = Readonly<Record<string, unknown>>;

const APPLIED = `query ($id: ID) { order(financeApplicationId: $id, isOrderConfirmation: true) { __typename
  ... on Cart { quantity totalPrice { value } financeApplication { applicationStatus hasFailed }
    chosenFinance { financeProductKey deposit applicationStatus } }
  ... on Order { orderNumber allPaymentMethods paymentMethods { method financeData { financeProductType }
    financeDetails { financeProductKey applicationStatus } } } } }`;

const WITH_DEPOSIT = { ...SEEN, financeDeposit: 65_00, transientToken: 'card-token' };

let shop: Shop;
let graph: Graph;
beforeAll(async () => {
  shop = await openShop();
  graph = await serveGraph(shop.instance());
});
beforeEach(async () => {
  await restock(shop);
  shop.payments.answer = () => ({ kind: 'action', action: FORM, validSeconds: 1_800 });
});
afterAll(async () => {
  await graph.stop();
  await shop.close();
});

const ask = (actor: object, document: string, variables: object) =>
  fieldOf<Answer>(graph, actor, document, variables);
const submit = (actor: object, input: object = SEEN) => ask(actor, SUBMIT, { input });
const end = (actor: object, financeApplicationId: unknown) =>
  ask(actor, END, { input: { financeApplicationId } });
const applied = (actor: object, id: unknown) => ask(actor, APPLIED, { id });

/** What payments tells of a loan. */
async function hear(placementId: string, applicationStatus: string, version: number): Promise<void> {
  const message = { placementId, applicationStatus, version: BigInt(version) };
  const payload = toBinary(PaymentWaitingChangedSchema, create(PaymentWaitingChangedSchema, message));
  const type = 'payment-waiting-changed';
  const envelope = create(EnvelopeSchema, { id: randomUUID(), type, aggregateId: placementId, payload });
  await onPaymentWaitingChanged((told) => followWaiting(shop.instance().ports, told))({ envelope });
}

const readyToApply = (deposit = 0) => readyForLoan(ask, { deposit });

async function applying(deposit = 0) {
  const actor = await readyToApply(deposit);
  const submitted = await submit(actor, deposit === 0 ? SEEN : WITH_DEPOSIT);
  return { actor, submitted, id: String(submitted['financeApplicationId']) };
}

describe('an application for a loan', () => {
  it('[MU-15][EU-23] begins at the lender’s form, without an order number', async () => {
    const { actor, submitted, id } = await applying();
    expect(submitted).toMatchObject({
      __typename: 'FinanceApplication',
      initiateFinanceUrl: FORM.url,
      hasFailed: false,
      applicationStatus: 'ACKNOWLEDGED',
      creditDecision: 'ACKNOWLEDGED',
    });
    expect(shop.payments.requests).toMatchObject([
      { placementId: id, secrets: { v12: 'ifc-12' }, tenders: [{ method: 'v12', amount: 265_00 }] },
    ]);
    expect(await submit(actor)).toEqual(submitted);
    expect(shop.payments.requests).toHaveLength(1);
  });

  it('[MU-15][QY-06][EN-08][EN-09] is placed when it is signed, by a return that is opened twice', async () => {
    const { actor, id } = await applying();
    expect(await applied(actor, id)).toMatchObject({
      __typename: 'Cart',
      quantity: 1,
      totalPrice: { value: 265_00 },
      chosenFinance: { financeProductKey: 'ifc-12', deposit: 0, applicationStatus: 'ACKNOWLEDGED' },
      financeApplication: { applicationStatus: 'ACKNOWLEDGED' },
    });
    shop.payments.afterChallenge = approve;
    const placed = await end(actor, id);
    expect(placed).toMatchObject({ __typename: 'OrderPlaced' });
    expect(await end(actor, id)).toEqual(placed);
    expect(await applied(actor, id)).toMatchObject({
      paymentMethods: [
        {
          method: 'v12',
          financeData: { financeProductType: 'IFC' },
          financeDetails: { financeProductKey: 'ifc-12', applicationStatus: 'AWAITING_FULFILMENT' },
        },
      ],
      __typename: 'Order',
      orderNumber: placed['orderNumber'],
      allPaymentMethods: ['v12'],
    });
    await expectSound(shop);
  });

  it('[EU-23][EN-09] says on the order how far the lender’s payment is, whatever comes twice or too late', async () => {
    const { actor, id } = await applying();
    shop.payments.afterChallenge = approve;
    await end(actor, id);
    const status = async () => {
      const { paymentMethods } = (await applied(actor, id)) as {
        paymentMethods: { financeDetails: object }[];
      };
      return paymentMethods.map(({ financeDetails }) => financeDetails);
    };
    const shown = (applicationStatus: string) => [{ financeProductKey: 'ifc-12', applicationStatus }];
    expect(await status()).toEqual(shown('AWAITING_FULFILMENT'));
    await hear(id, 'PAYMENT_REQUESTED', 7);
    expect(await status()).toEqual(shown('PAYMENT_REQUESTED'));
    await hear(id, 'PAYMENT_PROCESSED', 9);
    for (const [said, version] of [
      ...[['AWAITING_FULFILMENT', 3] as const, ['PAYMENT_REQUESTED', 7] as const],
      ...[['', 10] as const, ['SOMETHING_NEW', 11] as const],
    ])
      await hear(id, said, version);
    expect(await status()).toEqual(shown('PAYMENT_PROCESSED'));
    await hear(randomUUID(), 'PAYMENT_REQUESTED', 12);
    await expectSound(shop);
  });

  it('[MU-15] holds the deposit first, with its challenge, and goes on when it is called again', async () => {
    const actor = await readyToApply(65_00);
    shop.payments.answer = challenge();
    expect(await submit(actor, WITH_DEPOSIT)).toMatchObject({
      __typename: 'OrderPending',
      stepUpUrl: 'https://bank.test/step-up',
    });
    expect(shop.payments.requests[0]?.tenders).toMatchObject([
      { method: 'credit-card', amount: 65_00 },
      { method: 'v12', amount: 200_00 },
    ]);
    shop.payments.afterChallenge = () => ({ kind: 'action', action: FORM, validSeconds: 1_800 });
    expect(await submit(actor, WITH_DEPOSIT)).toMatchObject({
      __typename: 'FinanceApplication',
      initiateFinanceUrl: FORM.url,
    });
  });

  it('[EU-17] that is declined is told so', async () => {
    const { actor, id } = await applying();
    shop.payments.afterChallenge = () => ({ kind: 'declined', reason: 'loan-declined' });
    expect(await end(actor, id)).toMatchObject({
      __typename: 'PaymentDeclinedError',
      reason: 'loan-declined',
    });
    expect(await applied(actor, id)).toMatchObject({
      __typename: 'Cart',
      financeApplication: { applicationStatus: 'DECLINED', hasFailed: true },
    });
  });

  it('[MU-15][QY-06] is told to nobody else, whose return changes nothing', async () => {
    const { id } = await applying();
    const stranger = { anonymousId: randomUUID() };
    expect(await end(stranger, id)).toEqual({ __typename: 'FinanceJourneyEnded', financeApplicationId: id });
    expect(await end(stranger, randomUUID())).toMatchObject({ __typename: 'FinanceJourneyEnded' });
    expect(await applied(stranger, id)).toBeNull();
    await ask(stranger, ABANDON, { placementId: id });
    expect(shop.payments.resumed).toEqual([]);
    expect(shop.payments.cancelled).toEqual([]);
    expect(await shop.query('SELECT state FROM placement')).toEqual([{ state: 'challenge' }]);
  });
});

describe('a guest who signs in after applying', () => {
  const LIVE = `query ($user: [_Any!]!) { _entities(representations: $user) { ... on User {
    financeApplications { financeApplicationId } } } }`;
  const liveOf = async (actor: { customerId: string }) => {
    const user = [{ __typename: 'User', id: actor.customerId }];
    return (await graph.ask<{ _entities: unknown }>(actor, LIVE, { user })).data?._entities;
  };
  const signedIn = ({ anonymousId }: { anonymousId: string }) => ({ anonymousId, customerId: randomUUID() });

  it('[MU-15][QY-06] sees the application there, has no second one, and has the order of it', async () => {
    const { actor: guest, submitted, id } = await applying();
    const actor = signedIn(guest);
    expect(await applied(actor, id)).toMatchObject({ __typename: 'Cart', quantity: 1 });
    expect(await liveOf(actor)).toEqual([{ financeApplications: [{ financeApplicationId: id }] }]);
    expect(await submit(actor)).toEqual(submitted);
    expect(await submit(actor, { ...SEEN, expectedTotal: 1 })).toMatchObject({ financeApplicationId: id });
    expect(shop.payments.requests).toHaveLength(1);
    expect(await applied(guest, id)).toBeNull();
    shop.payments.afterChallenge = approve;
    const onOtherDevice = { customerId: actor.customerId };
    expect(await end(onOtherDevice, id)).toMatchObject({ __typename: 'OrderPlaced' });
    expect(await applied(onOtherDevice, id)).toMatchObject({ __typename: 'Order' });
    await expectSound(shop);
  });

  it('[MU-15] has the bag back there when it is declined', async () => {
    const { actor: guest, id } = await applying();
    const actor = signedIn(guest);
    await applied(actor, id);
    shop.payments.afterChallenge = () => ({ kind: 'declined', reason: 'loan-declined' });
    expect(await end(actor, id)).toMatchObject({ __typename: 'PaymentDeclinedError' });
    const owners = `SELECT owner, state FROM cart WHERE owner = $1`;
    expect(await shop.query(owners, [`c:${actor.customerId}`])).toMatchObject([{ state: 'active' }]);
    await expectSound(shop);
  });

  it('[MU-15] leaves it to the guest while the customer has one', async () => {
    const { actor: guest, id } = await applying();
    const own = { customerId: randomUUID() };
    await ask(own, ADD, { ...piece(SKU), financeProduct: 'ifc-12', financeDeposit: 0 });
    await ask(own, DELIVERY, { input: { address: ADDRESS, email: 'ada@example.com' } });
    await ask(own, BILLING, { input: { choice: 'SAME_AS_DELIVERY' } });
    const { financeApplicationId: ownId } = await submit(own);
    const both = { ...guest, ...own };
    expect(await applied(both, id)).toBeNull();
    expect(await applied(both, ownId)).toMatchObject({ __typename: 'Cart' });
    expect(await applied(guest, id)).toMatchObject({ __typename: 'Cart' });
  });
});

describe('an application with other data', () => {
  it.each([
    [
      'another product',
      { financeProduct: 'ibc-36' },
      { __typename: 'ValidationError', field: 'financeProduct' },
    ],
    [
      'another deposit',
      { financeDeposit: 10_00, transientToken: 't' },
      { __typename: 'ValidationError', field: 'financeDeposit' },
    ],
    ['another price', { expectedTotal: 264_00 }, { __typename: 'PriceChangedError' }],
    [
      'a deposit without a card',
      WITH_DEPOSIT,
      { __typename: 'ValidationError', field: 'transientToken' },
      65_00,
    ],
  ])('[MU-15] %s is refused, and nothing is written', async (_what, change, expected, deposit = 0) => {
    const actor = await readyToApply(deposit);
    const input = { ...SEEN, ...change, ...(deposit > 0 ? { transientToken: '' } : {}) };
    expect(await submit(actor, input)).toMatchObject(expected);
    expect(await shop.query('SELECT id FROM placement')).toEqual([]);
    expect(shop.payments.requests).toEqual([]);
  });

  it('[MU-15][VA-05] of a plan that no longer fits is refused, and nothing is written', async () => {
    const actor = await readyToApply();
    shop.payments.judgement = { kind: 'refused', because: 'excluded', message: 'Not this ring.' };
    expect(await submit(actor)).toMatchObject({ __typename: 'ValidationError', message: 'Not this ring.' });
    shop.payments.judgement = { kind: 'unavailable' };
    expect(await submit(actor)).toMatchObject({ __typename: 'PaymentUnavailableError' });
    expect(await shop.query('SELECT id FROM placement')).toEqual([]);
  });

  it('[MU-15][VA-05] by a visitor of another group is judged by the group that the gateway asserts, and nothing is written', async () => {
    const actor = { ...(await readyToApply()), abGroup: 'variant' };
    shop.payments.judgement = { kind: 'refused', because: 'product', message: 'Not this plan.' };
    expect(await submit(actor)).toMatchObject({ __typename: 'ValidationError', message: 'Not this plan.' });
    expect(shop.payments.judged.at(-1)).toMatchObject({ abGroup: 'variant' });
    expect(await shop.query('SELECT id FROM placement')).toEqual([]);
    expect(shop.payments.requests).toEqual([]);
  });

  it('[MU-15] while one is open is refused with its id', async () => {
    const { actor, id } = await applying();
    expect(await submit(actor, { ...SEEN, expectedTotal: 1 })).toMatchObject({
      __typename: 'FinanceApplicationOpenError',
      financeApplicationId: id,
    });
  });
});

describe('a bag that cannot be financed', () => {
  it('[EU-04] has gift cards, and says so', async () => {
    const actor = await readyToApply();
    await ask(actor, ADD_GIFT_CARD, { input: { cardNumber: SMALL, pin: '1234' } });
    expect(await submit(actor)).toMatchObject({
      __typename: 'ValidationError',
      message: expect.stringContaining('gift card'),
    });
    expect(await shop.query('SELECT id FROM placement')).toEqual([]);
  });
});
