import { request } from 'undici';
import { beforeAll, expect, it } from '@jest/globals';
import { ROLES } from '../fixtures/pieces.ts';
import { addValidGiftCards, cardAtProvider } from './support/gift-card.ts';
import type { PrintedCard } from './support/gift-card.ts';
import { payByCard, readyBag, recordsOf } from '@loupe/scripted-shopper/mixed-payment';
import { addToCart, isCart, saveBilling, saveDelivery, variantOf } from '@loupe/scripted-shopper/order';
import type { CartView, FailureView } from '@loupe/scripted-shopper/order';
import { Shopper } from '@loupe/scripted-shopper/shopper';
import { stackUnderTest } from '@loupe/scripted-shopper/stack';
import { until } from '@loupe/scripted-shopper/until';
import { handedOver, warehouse } from '@loupe/scripted-shopper/warehouse';

const GIFT_CARD = 'GC';
const FIFTY_POUNDS = 5_000;

let giftCard: Awaited<ReturnType<typeof variantOf>>;
let piece: Awaited<ReturnType<typeof variantOf>>;
beforeAll(async () => {
  giftCard = await variantOf(new Shopper(), GIFT_CARD);
  piece = await variantOf(new Shopper(), ROLES.beaverbrooks.plenty);
});

/** A bag with one gift card of £50.00, ready to be paid for. */
async function bagOfGiftCard(shopper: Shopper): Promise<CartView> {
  await addToCart(shopper, { ...giftCard, giftCardValue: 50 });
  await saveDelivery(shopper);
  const cart: CartView | FailureView = await saveBilling(shopper);
  if (!isCart(cart)) throw new Error(`${cart.__typename}: ${cart.message}`);
  return cart;
}

const inbox = async (path: string): Promise<unknown> =>
  (await request(`http://127.0.0.1:${stackUnderTest().ports['inbox']}${path}`)).body.json();

interface Mail {
  readonly id: string;
  readonly subject: string;
  readonly messageId: string;
  readonly text: string;
}

/** The e-mails with a gift card of this order. */
async function giftCardMails(orderNumber: string): Promise<Mail[]> {
  const subject = encodeURIComponent('gift card');
  const { messages } = (await inbox(`/api/messages?subject=${subject}`)) as { messages: Mail[] };
  return messages.filter(({ messageId }) => messageId.includes(orderNumber));
}

async function printed(mail: Mail): Promise<PrintedCard> {
  const { text } = (await inbox(`/api/messages/${mail.id}`)) as Mail;
  const number = /\b6036(?: ?\d){15}\b/.exec(text)?.[0].replaceAll(' ', '') ?? '';
  const pin = /PIN\s+(\d{4})\b/i.exec(text)?.[1] ?? '';
  return { number, pin };
}

const balanceOf = async (shopper: Shopper, { number, pin }: PrintedCard) => {
  const { checkGiftCardBalance } = await shopper.ask<{ checkGiftCardBalance: unknown }>(
    `mutation CheckGiftCardBalance($input: CheckGiftCardBalanceInput!) {
       checkGiftCardBalance(input: $input) { __typename ... on GiftCardBalance { balance } } }`,
    { input: { cardNumber: number, pin } },
  );
  return checkGiftCardBalance;
};

it('[VA-08] [MU-05] [MU-07] a gift card is bought, shipped and e-mailed once; its balance is shown, and it pays for another order', async () => {
  const shopper = new Shopper();
  const cart = await bagOfGiftCard(shopper);
  expect(cart.totalPrice.value).toBe(FIFTY_POUNDS);
  const { orderNumber = '', ...answer } = await payByCard(shopper, cart);
  expect(answer).toMatchObject({ __typename: 'OrderPlaced' });
  await handedOver(orderNumber);
  expect(await giftCardMails(orderNumber)).toEqual([]);
  await warehouse(orderNumber, 'pick');
  await warehouse(orderNumber, 'ship');
  await until('the gift card is e-mailed', async () => (await giftCardMails(orderNumber)).length > 0, 20_000);

  const [mail] = await giftCardMails(orderNumber);
  const card = await printed(mail!);
  expect(await balanceOf(new Shopper(), card)).toMatchObject({ balance: FIFTY_POUNDS });
  expect(await cardAtProvider(card)).toMatchObject({ balance: '50.00', held: '0.00' });
  const { ledger } = await recordsOf(orderNumber);
  expect(ledger).toMatchObject({ 'liability.gift-cards': -FIFTY_POUNDS, 'liability.customers': 0 });

  const holder = new Shopper();
  const bag = await readyBag(holder, piece);
  expect(await addValidGiftCards(holder, card)).toEqual([FIFTY_POUNDS]);
  expect(await payByCard(holder, bag)).toMatchObject({ __typename: 'OrderPlaced' });
  expect(await cardAtProvider(card)).toMatchObject({ held: '50.00', available: '0.00' });
  expect(await giftCardMails(orderNumber)).toHaveLength(1);
});
