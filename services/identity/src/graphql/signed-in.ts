import { GraphFault } from '@loupe/subgraph-server/fault';
import type { SignedIn } from '../domain/caller.ts';
import type { Context } from './context.ts';

/** @throws GraphFault SessionExpiredError for a guest */
export function signedIn({ caller }: Context): SignedIn {
  const { customerId } = caller;
  if (customerId === null)
    throw new GraphFault('SessionExpiredError', 'Your session has ended. Please sign in again.');
  return { ...caller, customerId };
}
