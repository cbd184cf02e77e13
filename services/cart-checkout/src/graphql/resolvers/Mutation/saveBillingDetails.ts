import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

export const saveBillingDetails: MutationResolvers['saveBillingDetails'] = (_root, { input }, context) =>
  answer(context, ({ useCases, shopper }) => useCases.saveBillingDetails(shopper(), input));
