import { GraphFault } from '@loupe/subgraph-server/fault';
import type { ContentSlot } from '../../../domain/item/content-item.ts';
import type { Context } from '../../context.ts';

const AT_MOST = 12;

/** @throws GraphFault ValidationError for more slots than a page has */
export async function slots(
  _query: unknown,
  { keys }: { keys: readonly string[] },
  { site, items }: Context,
): Promise<ContentSlot[]> {
  if (keys.length > AT_MOST)
    throw new GraphFault('ValidationError', `Ask for at most ${AT_MOST} slots at once.`);
  return items.slots(site, keys);
}
