import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';
import { logPlacing } from '../../log-placing.ts';
import { begunBy } from '../../placing.ts';

/** MU-15: the deposit by card, and then the lender's form for the rest. */
export const submitFinanceApplication: MutationResolvers['submitFinanceApplication'] = (
  _root,
  { input },
  context,
) =>
  answer(context, async ({ useCases, shopper, caller, client, abGroup, logger, countStep }) => {
    const submitted = await useCases.submitFinanceApplication(shopper(), {
      expectedTotal: input.expectedTotal,
      product: input.financeProduct,
      deposit: input.financeDeposit,
      abGroup,
      client,
      caller: caller(),
      onBegun: begunBy(countStep),
      agreesToStoredCard: input.agreesToStoredCard,
      shippingAddressId: input.shippingAddressId ?? null,
      billedAsDelivered: input.billedAsDelivered,
      transientToken: input.transientToken ?? null,
      idempotencyKey: input.idempotencyKey ?? null,
      browser: input.browser ?? null,
      reCaptchaToken: input.reCaptchaToken || null,
    });
    return logPlacing(logger, 'finance application submitted', submitted);
  });
