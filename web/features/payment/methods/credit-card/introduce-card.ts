import { AuthoriseCardTokenDocument, type AuthoriseCardTokenMutation } from '#gql/graphql.ts';
import { callGraph } from '#lib/graph-call.ts';
import { postForm } from '../../post-form.ts';

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

/** Timeout for the bank's device data collection; a payment continues without it. */
const LONGEST_MS = 10_000;
const FRAME = 'device-data';

/** Runs the bank's device data collection in a hidden frame; resolves when it has finished or timed out. */
function collectDeviceData(collector: { url: string; accessToken: string }): Promise<void> {
  const { origin } = new URL(collector.url);
  const frame = document.createElement('iframe');
  frame.name = FRAME;
  frame.title = 'Your bank’s check of this browser';
  frame.hidden = true;
  document.body.append(frame);

  return new Promise((resolve) => {
    const listen = (event: MessageEvent) => {
      if (event.origin === origin && event.source === frame.contentWindow) finish();
    };
    const timer = setTimeout(finish, LONGEST_MS);
    window.addEventListener('message', listen);
    postForm(collector.url, FRAME, { JWT: collector.accessToken });

    function finish() {
      clearTimeout(timer);
      window.removeEventListener('message', listen);
      frame.remove();
      resolve();
    }
  });
}
