import { cartFailure } from '#features/cart/cart-failure.ts';
import { keepCart } from '#features/cart/cart-of-page.ts';
import { AddGiftCardDocument, RemoveGiftCardDocument, type FullCartFragment } from '#gql/graphql.ts';
import type { BotCheck } from '#lib/bot-check.ts';
import { callGraph } from '#lib/graph-call.ts';
import { withBotCheck } from '#lib/with-bot-check.ts';
import { giftCardCheck } from './gift-card-check.ts';
import type { GiftCardForm } from './gift-card-rules.ts';
import type { GiftCardFailure, RefusedCard } from './gift-card-text.ts';

export type GiftCardChange = { cart: FullCartFragment } | { failure: RefusedCard };
type Answer = ({ readonly __typename: 'Cart' } & FullCartFragment) | GiftCardFailure;

/** @throws when the call itself fails */
export const addGiftCard = (card: GiftCardForm, botCheck: BotCheck): Promise<GiftCardChange> =>
  changed(() =>
    withBotCheck(
      async (reCaptchaToken) =>
        (await callGraph(AddGiftCardDocument, { input: { ...card, reCaptchaToken } })).addGiftCard,
      giftCardCheck(botCheck),
    ),
  );

/** @throws when the call itself fails */
export const removeGiftCard = (giftCardId: string): Promise<GiftCardChange> =>
  changed(async () => (await callGraph(RemoveGiftCardDocument, { giftCardId })).removeGiftCard);

async function changed(call: () => Promise<Answer>): Promise<GiftCardChange> {
  try {
    const answer = await call();
    if (answer.__typename !== 'Cart') return { failure: answer };
    keepCart(answer);
    return { cart: answer };
  } catch (error) {
    if (cartFailure(error) === undefined) throw error;
    return { failure: { __typename: 'CartNotFoundError' } };
  }
}
