import { FinanceEndJourneyDocument, SubmitFinanceApplicationDocument } from '#gql/graphql.ts';
import { callGraph } from '#lib/graph-call.ts';
import { answered } from '../../answered.ts';
import type { PaymentResult } from '../../payment-result.ts';
import { sendPayment, type SendPorts } from '../../send-payment.ts';
import type { SeenAddresses } from '../payment-method.ts';
import { browserReport } from '../credit-card/browser-report.ts';

type Applied = SeenAddresses & {
  /** Minor units: the cash price, as the shopper saw it. */
  readonly expectedTotal: number;
  readonly financeProduct: string;
  /** Minor units; 0 for none. */
  readonly financeDeposit: number;
  /** Of the card that pays the deposit. */
  readonly transientToken?: string;
  /** The shopper was shown the sentence about the stored card. */
  readonly agreesToStoredCard: boolean;
};

/** MU-15: holds the deposit, if there is one, and applies to the lender for the rest. */
export function submitApplication(applied: Applied, ports: SendPorts): Promise<PaymentResult> {
  const browser = browserReport(new Date());
  return sendPayment(async (once) => {
    const input = { ...applied, browser, ...once };
    return (await callGraph(SubmitFinanceApplicationDocument, { input })).submitFinanceApplication;
  }, ports);
}

/** MU-15: asks once what has become of an application. A change, so that nothing that only reads addresses begins it. */
export const endJourney = (financeApplicationId: string): Promise<PaymentResult> =>
  answered(
    async () =>
      (await callGraph(FinanceEndJourneyDocument, { input: { financeApplicationId } })).financeEndJourney,
  );
