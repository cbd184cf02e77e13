import { GraphFault } from '@loupe/subgraph-server/fault';
import type { QueryResolvers } from '../../gen/schema-types.ts';

/** @throws GraphFault ValidationError unless exactly one of key and id is given */
export const content: QueryResolvers['content'] = async (_query, { key, id }, { site, items, itemById }) => {
  if (key != null && id == null) return items.byKey(site, key);
  if (id != null && key == null) return itemById.load(id);
  throw new GraphFault('ValidationError', 'Name an item by exactly one of key or id.');
};
