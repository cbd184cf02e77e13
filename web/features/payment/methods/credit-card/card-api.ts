import {
  AuthoriseCardTokenDocument,
  InitiateCardPaymentDocument,
  type AuthoriseCardTokenMutation,
} from '#gql/graphql.ts';
import { callGraph } from '#lib/graph-call.ts';
import type { InitiationResult } from '../../initiation-result.ts';
import { sendPayment, type SendPorts } from '../../send-payment.ts';
import { browserReport } from './browser-report.ts';
import { collectDeviceData } from './collect-device-data.ts';

/**
 * Sends card and browser data to the bank's authentication server, which may avoid a challenge. When that fails the
 * payment continues, and the bank may challenge; only an invalid token ends it.
 */
export async function introduceCard(card: {
  cartId: string;
  transientToken: string;
}): Promise<InitiationResult | undefined> {
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
): Promise<InitiationResult | undefined> {
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

/**
 * Pays by card.
 * @param payment minor units, as the shopper saw them: the total before gift cards, and what the card pays
 */
export function payByCard(
  payment: {
    transientToken: string;
    expectedTotal: number;
    expectedCardAmount: number;
    /** The shopper was shown the sentence about the stored card. */
    agreesToStoredCard: boolean;
  },
  ports: SendPorts,
): Promise<InitiationResult> {
  const browser = browserReport(new Date());
  return sendPayment(async (once) => {
    const input = { ...payment, browser, ...once };
    return (await callGraph(InitiateCardPaymentDocument, { input })).initiateCardPayment;
  }, ports);
}
