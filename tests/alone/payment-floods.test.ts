import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { ONLY_THERE, ROLES } from '../fixtures/pieces.ts';
import { passedBotCheck } from '@loupe/scripted-shopper/bot-check';
import { captureContext, providerLedger, tokenFor } from '@loupe/scripted-shopper/card';
import { changesNothing } from '../system/support/changes-nothing.ts';
import { stockOf } from '@loupe/scripted-shopper/database';
import { addGiftCard, cardAtProvider, issueCard } from '../system/support/gift-card.ts';
import { payByCard, readyBag } from '@loupe/scripted-shopper/mixed-payment';
import { ADDRESS, addToCart, isCart, pay, saveDelivery, variantOf } from '@loupe/scripted-shopper/order';
import { Shopper } from '@loupe/scripted-shopper/shopper';

const SKU = ROLES.beaverbrooks.plenty;
const DECLINED = '4000000000000002';
const BAGS = 4;
const CARDS_PER_BAG = 50;

let piece: Awaited<ReturnType<typeof variantOf>>;
beforeAll(async () => {
  piece = await variantOf(new Shopper(), SKU);
});

const tally = (answers: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[answer] = (counts[answer] ?? 0) + 1;
  return counts;
};

interface Bag {
  readonly shopper: Shopper;
  readonly total: number;
  readonly context: string;
}

async function bagWithCardFields(): Promise<Bag> {
  const shopper = new Shopper();
  const cart = await readyBag(shopper, piece);
  return { shopper, total: cart.totalPrice.value, context: await captureContext(shopper, cart.id) };
}

/** @returns how each attempt to pay by another declined card was answered */
async function testCards(
  { shopper, total, context }: Bag,
  count: number,
  botCheck: () => Promise<string | undefined> = () => Promise.resolve(undefined),
): Promise<string[]> {
  const answers: string[] = [];
  for (let i = 0; i < count; i++) {
    const transientToken = await tokenFor(context, DECLINED);
    const reCaptchaToken = await botCheck();
    const input = { transientToken, expectedTotal: total, idempotencyKey: randomUUID() };
    answers.push((await pay(shopper, { ...input, ...(reCaptchaToken && { reCaptchaToken }) })).__typename);
  }
  return answers;
}

describe('floods of payments from outside', () => {
  it('200 declined cards in four bags: most do not reach the provider, nothing is held, and others can pay', async () => {
    const [stock, { payments: before }] = [await stockOf(SKU), await providerLedger()];
    const bags = await Promise.all(Array.from({ length: BAGS }, bagWithCardFields));
    const answers = await Promise.all(bags.map((bag) => testCards(bag, CARDS_PER_BAG)));
    const counts = tally(answers.flat());
    const { PaymentDeclinedError: declined = 0, ReCaptchaError: checks = 0, ...others } = counts;
    expect(declined).toBeLessThanOrEqual(BAGS * 5);
    expect([declined + checks, others]).toEqual([BAGS * CARDS_PER_BAG, {}]);
    const reached = (await providerLedger()).payments.slice(before.length);
    expect(reached).toHaveLength(declined);
    expect(reached.filter(({ status }) => status === 'AUTHORIZED')).toEqual([]);
    expect(await stockOf(SKU)).toEqual(stock);
    const refused = await changesNothing(() => testCards(bags[0]!, 10));
    expect(tally(refused)).toEqual({ ReCaptchaError: 10 });
    const asHuman = await changesNothing(() => testCards(bags[0]!, 10, passedBotCheck));
    expect(tally(asHuman)).toEqual({ TooManyAttemptsError: 10 });
    const honest = new Shopper();
    expect(await payByCard(honest, await readyBag(honest, piece))).toMatchObject({
      __typename: 'OrderPlaced',
    });
  }, 240_000);

  it('[QY-15] capture contexts for made-up and other bags are refused, and those of one session are limited', async () => {
    const [shopper, stranger] = [new Shopper(), new Shopper()];
    const [own, theirs] = [await addToCart(shopper, piece), await addToCart(stranger, piece)];
    if (!isCart(own) || !isCart(theirs)) throw new Error('not added');
    const ask = async (cartId: string) => {
      const { data, errors } = await shopper.graph<{ cybsGetCaptureContext: object }>(
        'query CybsGetCaptureContext($cartId: ID!) { cybsGetCaptureContext(cartId: $cartId) { captureContext } }',
        { cartId },
      );
      return data ? 'issued' : String(errors[0]?.extensions?.code);
    };
    const refused = await changesNothing(async () => {
      const answers: string[] = [];
      for (let i = 0; i < 50; i++) answers.push(await ask(i % 2 === 0 ? randomUUID() : theirs.id));
      return answers;
    });
    expect(tally(refused)).toEqual({ CartNotFoundError: 50 });
    const answers: string[] = [];
    for (let i = 0; i < 50; i++) answers.push(await ask(own.id));
    expect(tally(answers)).toEqual({ issued: 40, TooManyAttemptsError: 10 });
  }, 120_000);

  it('[MU-08] free orders to one e-mail address and postcode: two, then the bot check', async () => {
    const ids = await variantOf(new Shopper(), ONLY_THERE.complimentary);
    const [before, email] = [await stockOf(ids.sku), `free-${randomUUID()}@example.com`];
    const answers: string[] = [];
    for (let i = 0; i < 12; i++) {
      const shopper = new Shopper();
      await addToCart(shopper, ids);
      await saveDelivery(shopper, { ...ADDRESS, postalCode: 'LS1 4AP' }, email);
      const { createFreeOfChargeOrder } = await shopper.ask<{
        createFreeOfChargeOrder: { __typename: string };
      }>(
        `mutation CreateFreeOfChargeOrder($input: CreateFreeOfChargeOrderInput!) {
           createFreeOfChargeOrder(input: $input) { __typename } }`,
        { input: { expectedTotal: 0 } },
      );
      answers.push(createFreeOfChargeOrder.__typename);
    }
    expect(tally(answers)).toEqual({ OrderPlaced: 2, ReCaptchaError: 10 });
    expect(await stockOf(ids.sku)).toEqual({ on_hand: before.on_hand - 2, reserved: before.reserved });
  }, 120_000);

  it('[MU-07] guesses of the PIN of a gift card, and of many cards by one session, are stopped and store nothing', async () => {
    const card = await issueCard('25.00');
    const wrong = (i: number) => ({
      ...card,
      pin: String((Number(card.pin) + 1 + i) % 10_000).padStart(4, '0'),
    });
    const withBag = async () => {
      const shopper = new Shopper();
      await addToCart(shopper, piece);
      return shopper;
    };
    const sessions = await Promise.all(Array.from({ length: 5 }, withBag));
    const one = await withBag();
    const { ofCard, ofSession } = await changesNothing(async () => {
      const [ofCard, ofSession]: [string[], string[]] = [[], []];
      for (let i = 0; i < 20; i++)
        ofCard.push((await addGiftCard(sessions[i % sessions.length]!, wrong(i))).__typename);
      for (let i = 0; i < 12; i++)
        ofSession.push(
          (await addGiftCard(one, { number: `60362899999999${String(10_000 + i)}`, pin: '1234' })).__typename,
        );
      return { ofCard, ofSession };
    });
    expect(tally(ofCard)).toEqual({ GiftCardNotValid: 5, GiftCardTooManyAttempts: 15 });
    expect(tally(ofSession)).toEqual({ GiftCardNotValid: 8, GiftCardTooManyAttempts: 4 });
    expect(await cardAtProvider(card)).toMatchObject({ held: '0.00', available: '25.00' });
  }, 120_000);
});
