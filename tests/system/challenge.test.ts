import { beforeAll, describe, expect, it } from '@jest/globals';
import { ONLY_THERE, ROLES } from '../fixtures/pieces.ts';
import { passedBotCheck } from '@loupe/scripted-shopper/bot-check';
import { abandon, answerBank, payAtTheBank, validate } from './support/bank.ts';
import { cardToken, providerLedger } from '@loupe/scripted-shopper/card';
import { stockOf } from '@loupe/scripted-shopper/database';
import {
  addToCart,
  isCart,
  pay,
  readyToPay,
  saveDelivery,
  variantOf,
  type CartView,
} from '@loupe/scripted-shopper/order';
import { Shopper } from '@loupe/scripted-shopper/shopper';
import { stackUnderTest } from '@loupe/scripted-shopper/stack';

const SKU = ROLES.beaverbrooks.plenty;
/** Test cards of the provider: the bank challenges, and the challenge is passed or failed. */
const STEP_UP = '4000000000002503';
const STEP_UP_FAILS = '4000000000002370';
const FRICTIONLESS = '4000000000002701';
/** Not authorised without a challenge. */
const SOFT_DECLINE = '4000000000003063';
const RIGHT = { code: '1234' };

let pendant: Awaited<ReturnType<typeof variantOf>>;
beforeAll(async () => {
  pendant = await variantOf(new Shopper(), SKU);
});

async function atTheBank(card = STEP_UP) {
  const shopper = new Shopper();
  const { cart, transientToken } = await readyToPay(shopper, pendant, card);
  const pending = await payAtTheBank(shopper, { transientToken, expectedTotal: cart.totalPrice.value });
  return { shopper, cart, transientToken, ...pending };
}

const pounds = ({ totalPrice }: CartView) => (totalPrice.value / 100).toFixed(2);
const authorised = async (orderNumber: string) =>
  (await providerLedger()).payments.filter(({ reference }) => reference === orderNumber);

describe('a bank that requires a challenge, through the whole shop', () => {
  it('[MU-13] [ST-08] [RT-17] passed: an order, and one authorisation of its total', async () => {
    const { shopper, cart, placementId, ...pending } = await atTheBank();
    expect(Date.parse(pending.expiresAt)).toBeGreaterThan(Date.now());
    const lastPage = await answerBank({ placementId, ...pending }, RIGHT);
    const { ports } = stackUnderTest();
    expect(lastPage).toContain(`http://beaverbrooks.localhost:${ports['web']}/api/cybsReturnUrl`);
    const placed = await validate(shopper, placementId);
    expect(placed).toMatchObject({ __typename: 'OrderPlaced', orderNumber: expect.any(String) });
    expect(await validate(shopper, placementId)).toEqual(placed);
    expect(await authorised(placed.orderNumber ?? '')).toMatchObject([
      { status: 'AUTHORIZED', amount: pounds(cart) },
    ]);
  });

  it('[MU-13] [F45] failed, cancelled at the bank, or validated too early: nothing is authorised, and the shopper can continue', async () => {
    for (const [card, choice] of [
      [STEP_UP_FAILS, RIGHT],
      [STEP_UP, 'cancel'],
    ] as const) {
      const before = await stockOf(SKU);
      const { shopper, ...pending } = await atTheBank(card);
      expect(await validate(shopper, pending.placementId)).toMatchObject({
        __typename: 'OrderPending',
        placementId: pending.placementId,
      });
      await answerBank(pending, choice);
      expect(await validate(shopper, pending.placementId)).toMatchObject({
        __typename: 'PaymentDeclinedError',
        reason: 'authentication-failed',
      });
      expect(await stockOf(SKU)).toEqual(before);
    }
  });

  it('[MU-13] [F50] two tabs return at the same time: one order, one authorisation', async () => {
    const { shopper, ...pending } = await atTheBank();
    await answerBank(pending, RIGHT);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => validate(shopper, pending.placementId)),
    );
    const numbers = new Set(answers.flatMap(({ orderNumber }) => orderNumber ?? []));
    expect(numbers.size).toBe(1);
    expect(
      answers.every(({ __typename }) => ['OrderPlaced', 'CheckoutInProgress'].includes(__typename)),
    ).toBe(true);
    expect(await authorised([...numbers][0] ?? '')).toHaveLength(1);
  });

  it('[MU-13] [F45] passed after the bag was changed: PaymentExpired, and the changed bag can be paid', async () => {
    const { shopper, ...pending } = await atTheBank();
    const changed = await addToCart(shopper, pendant);
    expect(isCart(changed) && changed.quantity).toBe(2);
    await answerBank(pending, RIGHT);
    expect(await validate(shopper, pending.placementId)).toMatchObject({ __typename: 'PaymentExpired' });
    const { cart, transientToken } = await readyToPay(shopper, pendant, FRICTIONLESS);
    expect(cart.quantity).toBe(3);
    const payment = { transientToken, expectedTotal: cart.totalPrice.value };
    // The first bag's pieces were held without being paid for.
    expect(await pay(shopper, payment)).toMatchObject({ __typename: 'ReCaptchaError' });
    const answer = await pay(shopper, { ...payment, reCaptchaToken: await passedBotCheck() });
    expect(answer).toMatchObject({ __typename: 'OrderPlaced' });
    expect(await authorised(answer.orderNumber ?? '')).toMatchObject([{ amount: pounds(cart) }]);
  });

  it('[MU-13] cancelled in the shop: the bag can be changed again, and a later return is refused', async () => {
    const { shopper, ...pending } = await atTheBank();
    expect(await abandon(shopper, pending.placementId)).toMatchObject({ __typename: 'Cart' });
    await answerBank(pending, RIGHT);
    expect(await validate(shopper, pending.placementId)).toMatchObject({ __typename: 'PaymentExpired' });
    expect(await abandon(shopper, pending.placementId)).toMatchObject({ __typename: 'Cart' });
  });

  it('[MU-13] a card without set-up and with a soft decline: the bank challenges, and there is one authorisation', async () => {
    const shopper = new Shopper();
    const { cart } = await readyToPay(shopper, pendant);
    const transientToken = await cardToken(shopper, cart.id, SOFT_DECLINE);
    const pending = await payAtTheBank(shopper, { transientToken, expectedTotal: cart.totalPrice.value });
    await answerBank(pending, RIGHT);
    const placed = await validate(shopper, pending.placementId);
    expect(placed).toMatchObject({ __typename: 'OrderPlaced' });
    const held = (await authorised(placed.orderNumber ?? '')).filter(({ status }) => status === 'AUTHORIZED');
    expect(held).toHaveLength(1);
  });

  it('[MU-13] pay pressed again with another card is sent to the same challenge', async () => {
    const { shopper, cart, transientToken: _first, ...pending } = await atTheBank();
    const transientToken = await cardToken(shopper, cart.id, FRICTIONLESS);
    const again = await payAtTheBank(shopper, {
      transientToken,
      expectedTotal: cart.totalPrice.value,
    });
    expect(again).toEqual(pending);
  });
});

describe('a bag that costs nothing, through the whole shop', () => {
  it('[ST-07] [MU-08] the seeded complimentary piece is ordered without a payment', async () => {
    const shopper = new Shopper();
    await addToCart(shopper, await variantOf(shopper, ONLY_THERE.complimentary));
    const cart = await saveDelivery(shopper);
    expect(isCart(cart) && cart.totalPrice.value).toBe(0);
    const place = async (expectedTotal: number) =>
      (
        await shopper.ask<{ createFreeOfChargeOrder: { __typename: string; orderNumber?: string } }>(
          `mutation CreateFreeOfChargeOrder($input: CreateFreeOfChargeOrderInput!) {
             createFreeOfChargeOrder(input: $input) { __typename ... on OrderPlaced { orderNumber } } }`,
          { input: { expectedTotal } },
        )
      ).createFreeOfChargeOrder;
    const placed = await place(0);
    expect(placed).toMatchObject({ __typename: 'OrderPlaced', orderNumber: expect.any(String) });
    expect(await place(0)).toEqual(placed);
    expect(await authorised(placed.orderNumber ?? '')).toEqual([]);
  });
});
