import { SendDealerMessageDocument, type DealerMessageInput } from '#gql/graphql.ts';
import { botCheckToken } from '#features/account/bot-check-token.ts';
import type { Refusal } from '#features/account/refusal.ts';
import type { BotCheck } from '#lib/bot-check.ts';
import { callGraph } from '#lib/graph-call.ts';

/** @returns the reference, or the refusal @throws GraphClientError when the call itself fails */
export async function sendDealerMessage(
  input: DealerMessageInput,
  botCheck: BotCheck,
): Promise<{ reference: string } | Refusal> {
  const token = await botCheckToken('ENQUIRY', botCheck);
  const { sendDealerMessage: answer } = await callGraph(SendDealerMessageDocument, {
    input: { ...input, reCaptchaToken: token ?? null },
  });
  return answer;
}
