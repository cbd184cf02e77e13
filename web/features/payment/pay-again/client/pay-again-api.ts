import {
  LeavePayAgainDocument,
  OpenPayAgainDocument,
  PayAgainDocument,
  ValidatePayAgainDocument,
} from '#gql/graphql.ts';
import { callGraph } from '#lib/graph-call.ts';
import { browserReport } from '#features/payment/methods/credit-card/browser-report.ts';
import type { CardContext } from '#features/payment/methods/credit-card/open-card.ts';
import { sendPayment, type SendPorts } from '#features/payment/send-payment.ts';
import type { PayAgainAnswer } from '../pay-again-refusals.ts';

export type OpenedCard = CardContext & { paymentFor: string };

/** A context for the card fields of a link. @throws when there is none */
export async function openFields(token: string): Promise<OpenedCard> {
  const { openPayAgain } = await callGraph(OpenPayAgainDocument, { token });
  if (openPayAgain.__typename !== 'PayAgainOpened') throw new Error(openPayAgain.message);
  return openPayAgain;
}

/** @param payment the link, the card, and the amount in minor units that the shopper saw */
export function payAgain(
  payment: { token: string; transientToken: string; expectedAmount: number },
  ports: SendPorts,
): Promise<PayAgainAnswer> {
  const browser = browserReport(new Date());
  return sendPayment<PayAgainAnswer>(
    async (once) => (await callGraph(PayAgainDocument, { input: { ...payment, browser, ...once } })).payAgain,
    ports,
  );
}

export async function validate(token: string, placementId: string): Promise<PayAgainAnswer> {
  return (await callGraph(ValidatePayAgainDocument, { input: { token, placementId } })).validatePayAgain;
}

export async function leave(token: string, placementId: string) {
  return (await callGraph(LeavePayAgainDocument, { input: { token, placementId } })).leavePayAgain;
}
