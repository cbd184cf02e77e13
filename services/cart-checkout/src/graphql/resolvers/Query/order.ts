import { answerOrThrow } from '../../answer-or-throw.ts';
import type { QueryResolvers } from '../../gen/schema-types.ts';

export const order: QueryResolvers['order'] = async (
  _root,
  { orderNumber, isOrderConfirmation, email },
  context,
) => {
  if (!orderNumber) return null; // finance applications do not exist yet
  const { useCases, shopper, caller } = context;
  const claim = { isOrderConfirmation: isOrderConfirmation === true, email: email ?? null };
  const found = await answerOrThrow(context, async () =>
    useCases.findOrder(shopper(), orderNumber, claim, caller()),
  );
  return found === null ? null : { __typename: 'Order', ...found };
};
