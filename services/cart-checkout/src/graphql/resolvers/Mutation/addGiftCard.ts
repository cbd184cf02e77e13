import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

export const addGiftCard: MutationResolvers['addGiftCard'] = (_root, { input }, context) => {
  const { useCases, shopper, client } = context;
  const details = { ...input, reCaptchaToken: input.reCaptchaToken ?? null, ipAddress: client.ipAddress };
  return answer(context, () => useCases.addGiftCard(shopper(), details));
};
