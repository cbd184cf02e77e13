import type { QueryResolvers } from '../../gen/schema-types.ts';
import { toSharedCart } from '../../shared-cart.ts';

export const sharedCart: QueryResolvers['sharedCart'] = async (_root, { token }, { useCases, site }) => {
  const shared = await useCases.viewSharedCart(site, token);
  return shared === null ? null : toSharedCart(shared);
};
