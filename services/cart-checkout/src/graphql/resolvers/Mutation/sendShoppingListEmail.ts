import { answerOrThrow } from '../../answer-or-throw.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

export const sendShoppingListEmail: MutationResolvers['sendShoppingListEmail'] = (
  _root,
  { input },
  context,
) => {
  const { useCases, shopper, caller } = context;
  return answerOrThrow(context, async () => useCases.sendShoppingListEmail(shopper(), input, caller()));
};
