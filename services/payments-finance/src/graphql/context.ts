import type { Actor } from '@loupe/subgraph-server/actor';
import type { ClientFacts } from '@loupe/subgraph-server/client-facts';
import type { RequestInfo } from '@loupe/subgraph-server/request-info';
import type { UseCases } from '../bind-use-cases.ts';

/** What resolvers can use; created for each request. */
export interface Context {
  readonly useCases: Pick<UseCases, 'setUpAuthentication' | 'checkGiftCardBalance'>;
  readonly actor: Actor;
  readonly client: ClientFacts;
}

export const createContext = (
  { actor, client }: Pick<RequestInfo, 'actor' | 'client'>,
  useCases: Context['useCases'],
): Context => ({ useCases, actor, client });
