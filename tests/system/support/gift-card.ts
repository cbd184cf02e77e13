import { randomInt } from 'node:crypto';
import { request } from 'undici';
import type { CartView, FailureView, PlacementAnswer } from '@loupe/scripted-shopper/order';
import type { Shopper } from '@loupe/scripted-shopper/shopper';
import { stackUnderTest } from '@loupe/scripted-shopper/stack';

export interface PrintedCard {
  readonly number: string;
  readonly pin: string;
}

/** A card at the provider; amounts as decimal strings. */
export interface CardRow {
  readonly number: string;
  readonly serial: string;
  readonly balance: string;
  readonly held: string;
  readonly available: string;
}

const provider = (path: string): string => `http://127.0.0.1:${stackUnderTest().ports['givex']}${path}`;

/** Makes or changes a card by the sandbox's control API. @param available decimal string */
export async function setCard(card: PrintedCard, available: string): Promise<void> {
  const { statusCode, body } = await request(provider('/control/cards'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...card, balance: available }),
  });
  const text = await body.text();
  if (statusCode >= 300) throw new Error(`The gift card was not written: ${text}`);
}

/** A card that no other test uses. @param available decimal string */
export async function issueCard(available: string): Promise<PrintedCard> {
  const end = String(randomInt(10 ** 12)).padStart(13, '7');
  const card = { number: `603628${end}`, pin: String(randomInt(1_000, 10_000)) };
  await setCard(card, available);
  return card;
}

export async function cardAtProvider({ number }: PrintedCard): Promise<CardRow> {
  const { body } = await request(provider('/control/cards'));
  const { cards } = (await body.json()) as { cards: CardRow[] };
  const card = cards.find((each) => each.number === number);
  if (card === undefined) throw new Error('The provider does not know the gift card.');
  return card;
}

/** One transaction of the provider; amounts as decimal strings. */
export interface GiftCardTransaction {
  readonly kind: string;
  readonly serial: string;
  readonly amount: string;
  readonly reversed: boolean;
}

export async function giftCardLedger({ number }: PrintedCard): Promise<GiftCardTransaction[]> {
  const { serial } = await cardAtProvider({ number, pin: '' });
  const { body } = await request(provider('/control/ledger'));
  const { transactions } = (await body.json()) as { transactions: GiftCardTransaction[] };
  return transactions.filter((each) => each.serial === serial);
}

type WithGiftCards = CartView & {
  readonly appliedGiftCards: readonly {
    readonly id: string;
    readonly amountTaken: { readonly value: number };
    readonly remainingBalance: { readonly value: number };
  }[];
};

export async function addGiftCard(
  shopper: Shopper,
  { number, pin }: PrintedCard,
  headers: Record<string, string> = {},
): Promise<WithGiftCards | FailureView> {
  const { data, errors } = await shopper.graph<{ addGiftCard: WithGiftCards | FailureView }>(
    `mutation AddGiftCard($input: AddGiftCardInput!) {
       addGiftCard(input: $input) {
         __typename ... on Failure { code message } ... on Cart { id version quantity totalPrice { value }
           appliedGiftCards { id amountTaken { value } remainingBalance { value } } } } }`,
    { input: { cardNumber: number, pin } },
    headers,
  );
  if (data === null || data === undefined) throw new Error(JSON.stringify(errors));
  return data.addGiftCard;
}

/** Adds cards that must be valid. @returns what each takes, in pence */
export async function addValidGiftCards(shopper: Shopper, ...cards: PrintedCard[]): Promise<number[]> {
  let taken: number[] = [];
  for (const card of cards) {
    const answer = await addGiftCard(shopper, card);
    if (!('appliedGiftCards' in answer)) throw new Error(`${answer.__typename}: ${answer.message}`);
    taken = answer.appliedGiftCards.map(({ amountTaken }) => amountTaken.value);
  }
  return taken;
}

/** Places the order of a bag that gift cards pay for completely. */
export async function payByGiftCards(shopper: Shopper, expectedTotal: number): Promise<PlacementAnswer> {
  const { createGivexOrder } = await shopper.ask<{ createGivexOrder: PlacementAnswer }>(
    `mutation CreateGivexOrder($input: CreateGivexOrderInput!) {
       createGivexOrder(input: $input) {
         __typename ... on OrderPlaced { orderNumber } ... on Failure { code message } } }`,
    { input: { expectedTotal } },
  );
  return createGivexOrder;
}
