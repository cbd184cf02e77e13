import { GraphFault } from '@loupe/subgraph-server/fault';
import type { QueryResolvers } from '../../gen/schema-types.ts';
import { momentOf } from '../../moment-of.ts';

const AT_MOST = 12;

/** @throws GraphFault ValidationError for too many slots; FORBIDDEN for a moment outside a preview */
export const slots: QueryResolvers['slots'] = async (_query, { keys, at }, { site, isStaged, items }) => {
  if (keys.length > AT_MOST)
    throw new GraphFault('ValidationError', `Ask for at most ${AT_MOST} slots at once.`);
  const moment = momentOf(at, isStaged);
  return isStaged ? items.previewedSlots(site, keys, moment) : items.slots(site, keys);
};
