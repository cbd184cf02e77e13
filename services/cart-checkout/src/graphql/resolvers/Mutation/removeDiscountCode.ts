import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

export const removeDiscountCode: MutationResolvers['removeDiscountCode'] = (_root, { code }, context) =>
  answer(context, ({ useCases, shopper }) => useCases.removeDiscountCode(shopper(), code));
