import type { MutationResolvers } from '../../gen/schema-types.ts';

/** Web's server asks without any shopper; a browser always has at least an anonymous session. */
export const recordCounts: MutationResolvers['recordCounts'] = async (
  _root,
  { batch: { id, sums } },
  { useCases, site, isShop },
) =>
  isShop &&
  useCases.recordCounts(site, { id, sums: sums.map((sum) => ({ ...sum, minute: new Date(sum.minute) })) });
