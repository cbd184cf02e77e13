import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

export const updateShippingAddress: MutationResolvers['updateShippingAddress'] = (
  _root,
  { address },
  { useCases, shopper },
) => answer(() => useCases.changeAddress(shopper(), address));
