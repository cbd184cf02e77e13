import type { QueryResolvers } from '../../gen/schema-types.ts';
import { toPersonalTerms } from '../../line-choices.ts';

export const personalTerms: QueryResolvers['personalTerms'] = async (_root, { productKey }, { useCases }) => {
  const terms = await useCases.viewPersonalTerms(productKey);
  return terms && toPersonalTerms(terms);
};
