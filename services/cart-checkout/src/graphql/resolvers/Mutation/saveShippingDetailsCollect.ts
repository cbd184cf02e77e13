import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

export const saveShippingDetailsCollect: MutationResolvers['saveShippingDetailsCollect'] = (
  _root,
  { input },
  context,
) =>
  answer(context, async ({ useCases, shopper, countStep }) => {
    const saved = await useCases.saveShippingDetailsCollect(shopper(), input);
    if (saved.type === 'Cart') countStep('deliveries', saved.cart.id);
    return saved;
  });
