import { GraphFault } from '@loupe/subgraph-server/fault';
import type { QueryResolvers } from '../../gen/schema-types.ts';

export const category: QueryResolvers['category'] = (
  _root,
  { key, name, listingUrl, landingUrl },
  { categories },
) => {
  if ([key, name, listingUrl, landingUrl].filter((argument) => argument != null).length !== 1) {
    throw new GraphFault(
      'ValidationError',
      'Name a category by exactly one of key, name, listingUrl or landingUrl.',
    );
  }
  const found =
    key != null
      ? categories.byKey(key)
      : name != null
        ? categories.byName(name)
        : listingUrl != null
          ? categories.byListingUrl(listingUrl)
          : categories.byLandingUrl(landingUrl ?? '');
  return found ?? null;
};
