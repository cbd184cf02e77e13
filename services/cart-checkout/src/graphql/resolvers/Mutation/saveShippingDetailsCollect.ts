import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

export const saveShippingDetailsCollect: MutationResolvers['saveShippingDetailsCollect'] = (
  _root,
  { input },
  context,
) => answer(context, ({ useCases, shopper }) => useCases.saveShippingDetailsCollect(shopper(), input));
