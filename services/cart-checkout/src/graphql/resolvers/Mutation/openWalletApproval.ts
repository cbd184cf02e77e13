import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';
import { toPaymentMethod } from '../../payment-method.ts';

/** MU-14, express: nothing is held by it. */
export const openWalletApproval: MutationResolvers['openWalletApproval'] = (
  _root,
  { input: { paymentMethod } },
  context,
) =>
  answer(context, async ({ useCases, shopper, caller, client }) =>
    useCases.openApproval(shopper(), {
      method: toPaymentMethod(paymentMethod),
      caller: caller(),
      origin: client.origin,
    }),
  );
