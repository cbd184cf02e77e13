import { PlaceKlarnaOrderDocument } from '#gql/graphql.ts';
import { callGraph } from '#lib/graph-call.ts';
import { answered } from '../../answered.ts';
import type { PaymentResult } from '../../payment-result.ts';

/** BH-13: places the order if the shopper has agreed. Asked once. */
export const placeKlarna = (placementId: string): Promise<PaymentResult> =>
  answered(
    async () => (await callGraph(PlaceKlarnaOrderDocument, { input: { placementId } })).placeKlarnaOrder,
  );
