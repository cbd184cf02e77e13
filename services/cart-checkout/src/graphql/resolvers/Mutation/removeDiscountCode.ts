import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

export const removeDiscountCode: MutationResolvers['removeDiscountCode'] = (
  _root,
  { code },
  { useCases, shopper },
) => answer(() => useCases.removeDiscountCode(shopper(), code));
