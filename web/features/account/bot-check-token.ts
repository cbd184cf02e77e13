import { ReCaptchaRequiredDocument } from '#gql/graphql.ts';
import { takeBotCheck, type BotCheck } from '#lib/bot-check.ts';
import { callGraph } from '#lib/graph-call.ts';

/** CO-03. */
export type Realm = 'LOGIN' | 'REGISTER' | 'FORGOT_PASSWORD' | 'ENQUIRY';

/**
 * A bot check token, when the realm requires one now. The provider's script is not loaded otherwise.
 * @throws when it is required and cannot be obtained
 */
export async function botCheckToken(realm: Realm, botCheck: BotCheck): Promise<string | undefined> {
  const isWanted = await callGraph(ReCaptchaRequiredDocument, { reCaptchaRealm: realm }).then(
    ({ reCaptchaRequired }) => reCaptchaRequired,
    // When this call fails no token is required; the form's own call reports the error.
    () => false,
  );
  return isWanted ? takeBotCheck(botCheck, realm.toLowerCase()) : undefined;
}
