import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

export const updateShippingMethodAndAddress: MutationResolvers['updateShippingMethodAndAddress'] = (
  _root,
  change,
  context,
) => answer(context, ({ useCases, shopper }) => useCases.changeDelivery(shopper(), change));
