import { GraphFault } from '@loupe/subgraph-server/fault';
import type { ContentItem } from '../../../domain/item/content-item.ts';
import type { Context } from '../../context.ts';

interface Arguments {
  readonly key?: string | null;
  readonly id?: string | null;
}

/** @throws GraphFault ValidationError unless asked by exactly one of the two */
export async function content(
  _query: unknown,
  { key, id }: Arguments,
  { site, items, itemById }: Context,
): Promise<ContentItem | null> {
  if (key != null && id == null) return items.byKey(site, key);
  if (id != null && key == null) return itemById.load(id);
  throw new GraphFault('ValidationError', 'Name an item by exactly one of key or id.');
}
