import type { MutationResolvers } from '../../gen/schema-types.ts';

export const announceOrder: MutationResolvers['announceOrder'] = async (
  _root,
  { orderNumber, step },
  { useCases, shopper },
) => useCases.announceOrder(shopper(), orderNumber, step);
