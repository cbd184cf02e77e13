import { GraphFault } from '@loupe/subgraph-server/fault';
import type { QueryResolvers } from '../../gen/schema-types.ts';
import { momentOf } from '../../moment-of.ts';
import { stagedContent } from '../../staged-content.ts';

/** @throws GraphFault ValidationError unless exactly one of key and id is given; FORBIDDEN for a moment or environment outside a preview */
export const content: QueryResolvers['content'] = async (_query, { key, id, at, staging }, context) => {
  const { site, isStaged, useCases, itemById } = context;
  if ((key == null) === (id == null))
    throw new GraphFault('ValidationError', 'Name an item by exactly one of key or id.');
  const moment = momentOf(at, isStaged);
  const staged = stagedContent(staging, context);
  if (staged !== null) return staged.item(key == null ? { id: id as string } : { key });
  if (isStaged) return useCases.items.previewed(site, { key: key ?? null, id: id ?? null }, moment);
  return key == null ? itemById.load(id as string) : useCases.items.byKey(site, key);
};
