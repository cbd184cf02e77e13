import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

export const addDiscountCode: MutationResolvers['addDiscountCode'] = (
  _root,
  { code },
  { useCases, shopper, caller },
) => answer(() => useCases.addDiscountCode(shopper(), code, caller()));
