import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

export const addDiscountCode: MutationResolvers['addDiscountCode'] = (_root, { code }, context) =>
  answer(context, ({ useCases, shopper, caller }) => useCases.addDiscountCode(shopper(), code, caller()));
