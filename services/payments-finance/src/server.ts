import { PaymentsService } from '@loupe/contracts/payments/service';
import { requireServiceToken } from '@loupe/subgraph-server/rpc-auth';
import { continueTrace } from '@loupe/subgraph-server/rpc-trace';
import { createServiceServer } from '@loupe/subgraph-server/server';
import type { ServiceServerOptions, SubgraphServer } from '@loupe/subgraph-server/server';
import type { Application } from './application.ts';
import type { Context } from './graphql/context.ts';
import { resolvers } from './graphql/resolvers/resolvers.ts';
import { paymentsService } from './rpc/payments-service.ts';

export interface ServerOptions extends ServiceServerOptions {
  readonly application: Application;
  /** Origins to which the bank may return the shopper. */
  readonly returnOrigins: readonly string[];
}

const SERVICE = 'payments-finance';

/** The graph for the gateway and the RPC for cart-checkout, on one port. */
export function createServer({ application, returnOrigins, ...options }: ServerOptions): SubgraphServer {
  const { publicKeys, now, logger } = options;
  const { setUpAuthentication, checkGiftCardBalance } = application;
  const callers = requireServiceToken({ audience: SERVICE, publicKeys, issuers: ['cart-checkout'], now });
  return createServiceServer<Context>(options, {
    service: SERVICE,
    schema: new URL('../schema.graphql', import.meta.url),
    resolvers,
    context: ({ actor, client }) => ({
      ...{ actor, client, setUpAuthentication, checkGiftCardBalance },
    }),
    rpc: (router) =>
      void router.service(PaymentsService, paymentsService({ ...application, returnOrigins, logger, now }), {
        interceptors: [continueTrace, callers],
      }),
  });
}
