import type { QueryResolvers } from '../../gen/schema-types.ts';

export const store: QueryResolvers['store'] = (_root, { channelUrlCode }, { stores, site }) =>
  stores.byCode(site, channelUrlCode);
