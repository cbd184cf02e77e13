import { GraphFault } from '@loupe/subgraph-server/fault';
import type { QueryResolvers } from '../../gen/schema-types.ts';
import { momentOf } from '../../moment-of.ts';
import { stagedContent } from '../../staged-content.ts';

const AT_MOST = 12;

/** @throws GraphFault ValidationError for too many slots; FORBIDDEN for a moment or environment outside a preview */
export const slots: QueryResolvers['slots'] = async (_query, { keys, at, staging }, context) => {
  const { site, isStaged, useCases } = context;
  if (keys.length > AT_MOST)
    throw new GraphFault('ValidationError', `Ask for at most ${AT_MOST} slots at once.`);
  const moment = momentOf(at, isStaged);
  const staged = stagedContent(staging, context);
  if (staged !== null) return staged.slots(keys);
  return isStaged ? useCases.items.previewedSlots(site, keys, moment) : useCases.items.slots(site, keys);
};
