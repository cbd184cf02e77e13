import { GraphFault } from '@loupe/subgraph-server/fault';
import type { QueryResolvers } from '../../gen/schema-types.ts';

const AT_MOST = 12;

/** @throws GraphFault ValidationError for too many slots */
export const slots: QueryResolvers['slots'] = async (_query, { keys }, { site, items }) => {
  if (keys.length > AT_MOST)
    throw new GraphFault('ValidationError', `Ask for at most ${AT_MOST} slots at once.`);
  return items.slots(site, keys);
};
