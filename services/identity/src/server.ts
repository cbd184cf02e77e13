import { requireServiceToken } from '@loupe/subgraph-server/rpc-auth';
import { createServiceServer } from '@loupe/subgraph-server/server';
import type { ServiceServerOptions, SubgraphServer } from '@loupe/subgraph-server/server';
import type { FindCustomers } from './domain/customer/customer.ts';
import type { FindLiveSession } from './domain/session/live-session.ts';
import { createContext, type Context } from './graphql/context.ts';
import { resolvers } from './graphql/resolvers/resolvers.ts';
import type { UseCases } from './bind-use-cases.ts';
import { marketingRoutes } from './rpc/marketing-service.ts';
import { sessionsRoutes } from './rpc/sessions-service.ts';

export interface ServerOptions extends ServiceServerOptions {
  readonly useCases: UseCases;
  readonly findCustomers: FindCustomers;
  readonly findLiveSession: FindLiveSession;
}

export function createServer(options: ServerOptions): SubgraphServer {
  const { useCases, findCustomers, findLiveSession, ...served } = options;
  const { publicKeys, now } = served;
  const callable = { audience: 'identity', publicKeys, now };
  const sessions = sessionsRoutes(
    findLiveSession,
    requireServiceToken({ ...callable, issuers: ['gateway'] }),
  );
  const ofCheckout = requireServiceToken({ ...callable, issuers: ['cart-checkout'] });
  const marketing = marketingRoutes(useCases, ofCheckout);
  return createServiceServer<Context>(served, {
    service: 'identity',
    schema: new URL('../schema.graphql', import.meta.url),
    resolvers,
    context: (request) => createContext(request, { useCases, findCustomers }),
    rpc: (router) => {
      sessions(router);
      marketing(router);
    },
  });
}
