import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

export const saveShippingDetailsCourier: MutationResolvers['saveShippingDetailsCourier'] = (
  _root,
  { input },
  context,
) => answer(context, ({ useCases, shopper }) => useCases.saveShippingDetailsCourier(shopper(), input));
