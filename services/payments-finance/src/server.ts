import { PaymentsService } from '@loupe/contracts/payments/service';
import { requireServiceToken } from '@loupe/subgraph-server/rpc-auth';
import { continueTrace } from '@loupe/subgraph-server/rpc-trace';
import { createServiceServer } from '@loupe/subgraph-server/server';
import type { ServiceServerOptions, SubgraphServer } from '@loupe/subgraph-server/server';
import type { UseCases } from './bind-use-cases.ts';
import { createContext } from './graphql/context.ts';
import type { Context } from './graphql/context.ts';
import { resolvers } from './graphql/resolvers/resolvers.ts';
import { paymentsService } from './rpc/payments-service.ts';
import { noticeRoutes } from './webhooks/notice-routes.ts';

export interface ServerOptions extends ServiceServerOptions {
  readonly useCases: UseCases;
  /** Origins to which the bank may return the shopper. */
  readonly returnOrigins: readonly string[];
}

const SERVICE = 'payments-finance';

/** The graph for the gateway and the RPC for cart-checkout, on one port. */
export function createServer({ useCases, returnOrigins, ...served }: ServerOptions): SubgraphServer {
  const { publicKeys, now, logger } = served;
  const callers = requireServiceToken({ audience: SERVICE, publicKeys, issuers: ['cart-checkout'], now });
  return createServiceServer<Context>(served, {
    service: SERVICE,
    schema: new URL('../schema.graphql', import.meta.url),
    resolvers,
    context: (request) => createContext(request, useCases),
    raw: noticeRoutes(useCases.toldBy, useCases.receiveNotice),
    rpc: (router) =>
      void router.service(PaymentsService, paymentsService({ ...useCases, returnOrigins, logger, now }), {
        interceptors: [continueTrace, callers],
      }),
  });
}
