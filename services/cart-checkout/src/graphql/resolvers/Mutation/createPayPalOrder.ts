import { paypal } from '../../../domain/payment-methods/paypal.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';
import { placing } from '../../placing.ts';

/** MU-14: the shopper approves it on the provider's page. */
export const createPayPalOrder: MutationResolvers['createPayPalOrder'] = (
  _root,
  { input: { expectedRest = null, approvalId = null, ...input } },
  context,
) =>
  placing(
    context,
    'wallet order requested',
    {
      ...input,
      expectedRest,
      method: paypal.name,
      secrets: approvalId === null ? {} : { [paypal.name]: approvalId },
    },
    (placed) => placed,
  );
