import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

export const shareCart: MutationResolvers['shareCart'] = (_root, _arguments, context) =>
  answer(context, ({ useCases, shopper, caller }) => useCases.shareCart(shopper(), caller()));
