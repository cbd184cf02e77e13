import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';
import { toPaymentMethod } from '../../payment-method.ts';

/** MU-14, express: who pays and where it is sent is what the wallet tells us, never what a browser says. */
export const acceptWalletApproval: MutationResolvers['acceptWalletApproval'] = (
  _root,
  { input: { paymentMethod, approvalId } },
  context,
) =>
  answer(context, async ({ useCases, shopper, caller }) =>
    useCases.acceptApproval(shopper(), {
      method: toPaymentMethod(paymentMethod),
      approvalId,
      caller: caller(),
    }),
  );
