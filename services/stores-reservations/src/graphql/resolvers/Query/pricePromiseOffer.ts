import type { QueryResolvers } from '../../gen/schema-types.ts';

export const pricePromiseOffer: QueryResolvers['pricePromiseOffer'] = (
  _root,
  { sku },
  { site, now, useCases },
) => useCases.findPromiseOffer(site, sku, now);
