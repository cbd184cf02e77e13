import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

export const updateShippingAddress: MutationResolvers['updateShippingAddress'] = (
  _root,
  { address },
  context,
) => answer(context, ({ useCases, shopper }) => useCases.changeAddress(shopper(), address));
