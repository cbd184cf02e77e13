import { ConfirmPasswordDocument, ShowGiftCardDocument, type ShowGiftCardInput } from '#gql/graphql.ts';
import { takeBotCheck, type BotCheck } from '#lib/bot-check.ts';
import { callGraph } from '#lib/graph-call.ts';
import { withBotCheck } from '#lib/with-bot-check.ts';
import type { Refusal } from './refusal.ts';

/** Number and PIN of a gift card. They stay in the page that shows them: no storage, no address, no log. */
export type ShownGiftCard = { readonly number: string; readonly pin: string };

export type ShowAnswer =
  | { readonly card: ShownGiftCard }
  /** The password has to be given first. */
  | { readonly needsPassword: true }
  | { readonly refusal: Refusal };

/** @throws when the call itself fails */
export async function showGiftCard(input: ShowGiftCardInput): Promise<ShowAnswer> {
  const answer = (await callGraph(ShowGiftCardDocument, { input })).showGiftCard;
  if (answer.__typename === 'GiftCardShown') return { card: { number: answer.number, pin: answer.pin } };
  return answer.__typename === 'PasswordRequiredError' ? { needsPassword: true } : { refusal: answer };
}

/** @returns the refusal, or nothing @throws when the call itself fails */
export async function confirmPassword(password: string, botCheck: BotCheck): Promise<Refusal | undefined> {
  const send = async (reCaptchaToken: string | null) =>
    (await callGraph(ConfirmPasswordDocument, { input: { password, reCaptchaToken } })).confirmPassword;
  const answer = await withBotCheck(send, () => takeBotCheck(botCheck, 'login'));
  if (!('message' in answer)) return undefined;
  if (answer.__typename !== 'SignInRefusedError') return answer;
  return { ...answer, field: 'input.password', message: 'That is not your password.' };
}
