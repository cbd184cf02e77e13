import type { Shopper } from '@loupe/scripted-shopper/shopper';
import type { GiftCardProvider, IssuedGiftCard } from '../fault-stack/gift-card-provider.ts';
import type { Random } from '../random.ts';
import type { GiftCards } from './scenarios.ts';

export interface GiftCardHolder {
  readonly shopper: Shopper;
  readonly giftCards: GiftCardProvider;
  readonly random: Random;
  /** Of the bag, in minor units. */
  readonly total: number;
  /** Repeats a request until it is answered. */
  readonly retry: <T>(work: () => Promise<T>) => Promise<T>;
}

/** Issues gift cards and applies them to the bag. @returns the type of the answer if one was not applied */
export async function applyGiftCards(
  { shares, left, removesOne = false }: GiftCards,
  holder: GiftCardHolder,
): Promise<string | undefined> {
  const { shopper, giftCards, random, total, retry } = holder;
  const balances = shares.map((share) => Math.max(1, Math.round(total * share)));
  let last: IssuedGiftCard | undefined;
  for (const balance of removesOne ? [total, ...balances] : balances) {
    const card = newGiftCard(random);
    await retry(() => giftCards.issue(card, balance));
    const { __typename: type, appliedGiftCards: applied = [] } = await retry(() =>
      addGiftCard(shopper, card),
    );
    if (type !== 'Cart' && type !== 'GiftCardAlreadyApplied') return type;
    if (removesOne && last === undefined)
      for (const { id } of applied) await retry(() => removeGiftCard(shopper, id));
    last = card;
  }
  if (left !== undefined && last !== undefined) {
    const card = last;
    await retry(() => giftCards.issue(card, left));
  }
  return undefined;
}

export interface AddedGiftCard {
  readonly __typename: string;
  readonly appliedGiftCards?: readonly { readonly id: string }[];
}

export async function addGiftCard(shopper: Shopper, { number, pin }: IssuedGiftCard): Promise<AddedGiftCard> {
  const { addGiftCard: answer } = await shopper.ask<{ addGiftCard: AddedGiftCard }>(
    `mutation AddGiftCard($input: AddGiftCardInput!) {
       addGiftCard(input: $input) { __typename ... on Cart { appliedGiftCards { id } } }
     }`,
    { input: { cardNumber: number, pin } },
  );
  return answer;
}

const removeGiftCard = (shopper: Shopper, giftCardId: string): Promise<object> =>
  shopper.ask(
    `mutation RemoveGiftCard($giftCardId: ID!) { removeGiftCard(giftCardId: $giftCardId) { __typename } }`,
    { giftCardId },
  );

/** 12 random digits after the vendor's prefix. */
export function newGiftCard(random: Random): IssuedGiftCard {
  const digits = () => String(random.below(1_000_000)).padStart(6, '0');
  return { number: `6036280${digits()}${digits()}`, pin: '1234' };
}
