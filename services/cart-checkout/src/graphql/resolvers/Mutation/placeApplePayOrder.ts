import { applepay } from '../../../domain/payment-methods/applepay.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';
import { placing } from '../../placing.ts';

/** MU-12, place: the sheet has shown the amount that is left after gift cards, and nothing is held for another one. */
export const placeApplePayOrder: MutationResolvers['placeApplePayOrder'] = (
  _root,
  { input: { paymentData, expectedRest = null, ...input } },
  context,
) =>
  placing(
    context,
    'device payment requested',
    { ...input, expectedRest, method: applepay.name, secrets: { [applepay.name]: paymentData } },
    (placed) => placed,
  );
