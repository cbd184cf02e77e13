import { applepay } from '../../../domain/payment-methods/applepay.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';
import { placingExpress } from '../../placing.ts';

/** MU-12, express place: who gets the order and who pays for it is what the sheet has told, judged before anything is written. */
export const placeApplePayExpressOrder: MutationResolvers['placeApplePayExpressOrder'] = (
  _root,
  { input: { paymentData, expectedRest = null, contact, ...input } },
  context,
) =>
  placingExpress(context, 'device payment requested from the bag', contact, {
    ...input,
    expectedRest,
    method: applepay.name,
    secrets: { [applepay.name]: paymentData },
  });
