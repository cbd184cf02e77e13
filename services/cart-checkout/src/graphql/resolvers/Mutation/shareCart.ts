import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

export const shareCart: MutationResolvers['shareCart'] = (_root, _arguments, { useCases, shopper, caller }) =>
  answer(() => useCases.shareCart(shopper(), caller()));
