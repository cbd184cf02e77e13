import { sessionChangeHeaders } from '@loupe/subgraph-server/session-change';
import type { Context } from '../../context.ts';

/** The browser goes on as somebody new, whether it was signed in or not. */
export async function signOut(_root: unknown, _arguments: unknown, { useCases, caller, setHeader }: Context) {
  await useCases.signOut(caller);
  for (const [name, value] of Object.entries(sessionChangeHeaders({ kind: 'ended' }))) setHeader(name, value);
  return true;
}
