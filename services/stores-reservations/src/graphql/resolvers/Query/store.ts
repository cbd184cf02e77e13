import type { QueryResolvers } from '../../gen/schema-types.ts';

export const store: QueryResolvers['store'] = (_root, { channelUrlCode }, { site, useCases }) =>
  useCases.stores.byCode(site, channelUrlCode);
