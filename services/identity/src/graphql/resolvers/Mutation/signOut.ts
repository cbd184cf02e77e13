import { sessionChangeHeaders } from '@loupe/subgraph-server/session-change';
import type { MutationResolvers } from '../../gen/schema-types.ts';

/** The browser continues with a new anonymous id, whether it was signed in or not. */
export const signOut: MutationResolvers['signOut'] = async (
  _root,
  _none,
  { useCases, caller, setHeader },
) => {
  await useCases.signOut(caller);
  for (const [name, value] of Object.entries(sessionChangeHeaders({ kind: 'ended' }))) setHeader(name, value);
  return true;
};
