import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

export const addGiftCard: MutationResolvers['addGiftCard'] = (
  _root,
  { input },
  { useCases, shopper, client },
) => {
  const details = { ...input, reCaptchaToken: input.reCaptchaToken ?? null, ipAddress: client.ipAddress };
  return answer(() => useCases.addGiftCard(shopper(), details));
};
