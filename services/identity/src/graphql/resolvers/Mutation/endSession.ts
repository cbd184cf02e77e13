import { sessionChangeHeaders } from '@loupe/subgraph-server/session-change';
import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';
import { signedIn } from '../../signed-in.ts';

/** Ending the caller's own session signs out. */
export const endSession: MutationResolvers['endSession'] = (_root, { sessionId }, context) => {
  const { caller, setHeader } = context;
  if (caller.customerId !== null && caller.sessionId === sessionId)
    for (const [name, value] of Object.entries(sessionChangeHeaders({ kind: 'ended' })))
      setHeader(name, value);
  return answer(context, () => context.useCases.endSession(signedIn(context), sessionId));
};
