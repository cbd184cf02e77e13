import type { Actor } from '@loupe/subgraph-server/actor';
import type { ClientFacts } from '@loupe/subgraph-server/client-facts';
import type { RequestInfo } from '@loupe/subgraph-server/request-info';
import type { UseCases } from '../bind-use-cases.ts';

/** What resolvers can use; created for each request. */
export interface Context {
  readonly useCases: Pick<UseCases, 'setUpAuthentication' | 'checkGiftCardBalance'>;
  /** Finance products and the thresholds of their messages, from memory. */
  readonly finance: UseCases['finance'];
  readonly actor: Actor;
  readonly client: ClientFacts;
}

export const createContext = (
  { actor, client }: Pick<RequestInfo, 'actor' | 'client'>,
  useCases: Context['useCases'] & Pick<UseCases, 'finance'>,
): Context => ({ useCases, finance: useCases.finance, actor, client });
