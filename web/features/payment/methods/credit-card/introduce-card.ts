import { AuthoriseCardTokenDocument, type AuthoriseCardTokenMutation } from '#gql/graphql.ts';
import { callGraph } from '#lib/graph-call.ts';
import { collectDeviceData } from './collect-device-data.ts';

type TokenProblem = Extract<
  AuthoriseCardTokenMutation['authoriseCardToken'],
  { __typename: 'PaymentTokenError' }
>;

/**
 * Sends card and browser data to the bank's authentication server, which may avoid a challenge. When that fails the
 * payment continues, and the bank may challenge; only an invalid token ends it.
 */
export async function introduceCard(card: {
  cartId: string;
  transientToken: string;
}): Promise<TokenProblem | undefined> {
  try {
    const { authoriseCardToken } = await callGraph(AuthoriseCardTokenDocument, { input: card });
    return await introduced(authoriseCardToken);
  } catch {
    // The result of the order itself counts.
    return undefined;
  }
}

/** @returns why the token is invalid */
async function introduced(
  answer: AuthoriseCardTokenMutation['authoriseCardToken'],
): Promise<TokenProblem | undefined> {
  switch (answer.__typename) {
    case 'PaymentTokenError':
      return answer;
    case 'CardTokenAuthorised':
      await collectDeviceData({ url: answer.deviceDataCollectionUrl, accessToken: answer.accessToken });
      return undefined;
    case 'PaymentUnavailableError':
    case 'ValidationError':
      return undefined;
    default:
      answer satisfies never;
      return undefined;
  }
}
