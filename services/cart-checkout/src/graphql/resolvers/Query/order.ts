import { answerOrThrow } from '../../answer-or-throw.ts';
import type { QueryResolvers } from '../../gen/schema-types.ts';

export const order: QueryResolvers['order'] = async (
  _root,
  { orderNumber, financeApplicationId, isOrderConfirmation, email },
  context,
) => {
  const { useCases, shopper, caller } = context;
  const claim = { isOrderConfirmation: isOrderConfirmation === true, email: email ?? null };
  if (!orderNumber) {
    if (!financeApplicationId) return null;
    const applied = await useCases.findApplication(shopper(), financeApplicationId, claim);
    if (applied === null) return null;
    return applied.type === 'Order'
      ? { __typename: 'Order', ...applied.order }
      : { __typename: 'Cart', ...applied.cart };
  }
  const found = await answerOrThrow(context, async () =>
    useCases.findOrder(shopper(), orderNumber, claim, caller()),
  );
  return found === null ? null : { __typename: 'Order', ...found };
};
