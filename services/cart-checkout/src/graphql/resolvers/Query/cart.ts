import { GraphFault } from '@loupe/subgraph-server/fault';
import { messageOf } from '../../failure-messages.ts';
import type { Context } from '../../context.ts';

interface Arguments {
  input?: { id?: string | null } | null;
}

/** Another's cart, or one that is no more, is answered as none (QY-04). */
export async function cart(_root: unknown, { input }: Arguments, { ownCart }: Context) {
  const found = await ownCart();
  const wanted = input?.id ?? found?.id;
  if (found !== null && found.id === wanted) return found;
  throw new GraphFault('CartNotFoundError', messageOf({ type: 'CartNotFoundError' }));
}
