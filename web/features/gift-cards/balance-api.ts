import { CheckGiftCardBalanceDocument } from '#gql/graphql.ts';
import type { BotCheck } from '#lib/bot-check.ts';
import { callGraph } from '#lib/graph-call.ts';
import { withBotCheck } from '#lib/with-bot-check.ts';
import { balanceText } from './balance-text.ts';
import { giftCardCheck } from './gift-card-check.ts';
import type { GiftCardForm } from './gift-card-rules.ts';

/** @throws when the call itself fails */
export async function checkBalance(
  card: GiftCardForm,
  botCheck: BotCheck,
): Promise<ReturnType<typeof balanceText>> {
  const send = async (reCaptchaToken: string | null) =>
    (await callGraph(CheckGiftCardBalanceDocument, { input: { ...card, reCaptchaToken } }))
      .checkGiftCardBalance;
  return balanceText(await withBotCheck(send, giftCardCheck(botCheck)));
}
