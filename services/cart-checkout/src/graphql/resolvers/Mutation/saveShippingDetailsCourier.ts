import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

export const saveShippingDetailsCourier: MutationResolvers['saveShippingDetailsCourier'] = (
  _root,
  { input },
  context,
) =>
  answer(context, async ({ useCases, shopper, countStep }) => {
    const saved = await useCases.saveShippingDetailsCourier(shopper(), input);
    if (saved.type === 'Cart') countStep('deliveries', saved.cart.id);
    return saved;
  });
