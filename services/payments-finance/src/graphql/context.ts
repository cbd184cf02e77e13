import type { Actor } from '@loupe/subgraph-server/actor';
import type { ClientFacts } from '@loupe/subgraph-server/client-facts';
import type { RequestInfo } from '@loupe/subgraph-server/request-info';
import type { UseCases } from '../bind-use-cases.ts';

/** What resolvers can use; created for each request. */
export interface Context {
  readonly useCases: Pick<UseCases, 'setUpAuthentication' | 'checkGiftCardBalance' | 'openMerchantSession'>;
  /** Finance products and the thresholds of their messages, from memory. */
  readonly finance: UseCases['finance'];
  /** When a purchase may be paid in three. */
  readonly instalments: UseCases['instalments'];
  readonly actor: Actor;
  readonly client: ClientFacts;
}

export const createContext = (
  { actor, client }: Pick<RequestInfo, 'actor' | 'client'>,
  offered: Context['useCases'] & Pick<Context, 'finance' | 'instalments'>,
): Context => ({
  useCases: offered,
  finance: offered.finance,
  instalments: offered.instalments,
  actor,
  client,
});
