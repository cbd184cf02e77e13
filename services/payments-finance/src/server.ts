import { readFileSync } from 'node:fs';
import { PaymentsService } from '@loupe/contracts/payments/service';
import { createAssertionVerifier } from '@loupe/subgraph-server/assertion';
import { requireServiceToken } from '@loupe/subgraph-server/rpc-auth';
import { continueTrace } from '@loupe/subgraph-server/rpc-trace';
import { createSubgraphServer } from '@loupe/subgraph-server/server';
import type { ServiceServerOptions, SubgraphServer } from '@loupe/subgraph-server/server';
import { parse } from 'graphql';
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
export function createServer(options: ServerOptions): SubgraphServer {
  const { publicKeys, now, application, returnOrigins, ...served } = options;
  const { issueCaptureContext, setUpAuthentication } = application;
  const { logger } = served;
  const callers = requireServiceToken({ audience: SERVICE, publicKeys, issuers: ['cart-checkout'], now });
  return createSubgraphServer<Context>({
    service: SERVICE,
    typeDefs: parse(readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8')),
    resolvers,
    context: ({ actor }) => ({ actor, issueCaptureContext, setUpAuthentication }),
    verifyAssertion: createAssertionVerifier({ publicKeys, now }),
    rpc: (router) =>
      void router.service(PaymentsService, paymentsService({ ...application, returnOrigins, logger, now }), {
        interceptors: [continueTrace, callers],
      }),
    ...served,
  });
}
