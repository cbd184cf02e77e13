import { CapturePayPalPaymentDocument } from '#gql/graphql.ts';
import { callGraph } from '#lib/graph-call.ts';
import { answered } from '../../answered.ts';
import type { PaymentResult } from '../../payment-result.ts';

/** MU-14: places the order if the shopper has agreed. Asked once. */
export const capturePayPal = (placementId: string): Promise<PaymentResult> =>
  answered(
    async () =>
      (await callGraph(CapturePayPalPaymentDocument, { input: { placementId } })).capturePayPalPayment,
  );
