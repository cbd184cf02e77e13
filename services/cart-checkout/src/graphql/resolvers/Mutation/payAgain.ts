import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';
import { logPlacing } from '../../log-placing.ts';

export const payAgain: MutationResolvers['payAgain'] = (
  _root,
  { input: { idempotencyKey = null, browser = null, reCaptchaToken = null, ...input } },
  context,
) =>
  answer(context, async ({ useCases, shopper, caller, client, logger }) => {
    const request = { ...input, idempotencyKey, browser, reCaptchaToken, client };
    const paid = await useCases.payOrderAgain(shopper(), request, caller());
    return logPlacing(logger, 'order paid again', paid);
  });
