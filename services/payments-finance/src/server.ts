import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { PaymentsService } from '@loupe/contracts/payments/service';
import { poolTx } from '@loupe/database/tx';
import { createAssertionVerifier } from '@loupe/subgraph-server/assertion';
import type { AliveCheck, ReadyDetails } from '@loupe/subgraph-server/health';
import type { PublicKeys } from '@loupe/subgraph-server/keys';
import { requireServiceToken } from '@loupe/subgraph-server/rpc-auth';
import { continueTrace } from '@loupe/subgraph-server/rpc-trace';
import { createSubgraphServer } from '@loupe/subgraph-server/server';
import type { SubgraphServer } from '@loupe/subgraph-server/server';
import type { Logger } from '@loupe/telemetry/logger';
import { parse } from 'graphql';
import type { createApplication } from './application.ts';
import type { Config } from './config.ts';
import type { Context } from './graphql/context.ts';
import { resolvers } from './graphql/resolvers/resolvers.ts';
import { paymentsService } from './rpc/payments-service.ts';

interface ServerOptions {
  readonly service: string;
  readonly config: Pick<Config, 'PORT' | 'STOREFRONT_ORIGINS'>;
  readonly publicKeys: PublicKeys;
  readonly application: ReturnType<typeof createApplication>;
  readonly pool: pg.Pool;
  /** Asked at /healthz: whether the relay and all consumers still run. */
  readonly alive: AliveCheck;
  /** Told at /readyz: what waits to be published. */
  readonly details?: ReadyDetails | undefined;
  readonly now: () => Date;
  readonly logger: Logger;
}

/** The graph for the gateway and the RPC for cart-checkout, on one port. Ready without the broker: the outbox can wait. */
export function createServer({
  service,
  config,
  publicKeys,
  application,
  pool,
  alive,
  details,
  now,
  logger,
}: ServerOptions): SubgraphServer {
  const { issueCaptureContext, setUpAuthentication } = application;
  const callers = requireServiceToken({ audience: service, publicKeys, issuers: ['cart-checkout'], now });
  return createSubgraphServer<Context>({
    service,
    typeDefs: parse(readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8')),
    resolvers,
    context: ({ actor }) => ({ actor, issueCaptureContext, setUpAuthentication }),
    port: config.PORT,
    verifyAssertion: createAssertionVerifier({ publicKeys, now }),
    logger,
    alive,
    ready: async () => ({ database: (await poolTx(pool).query('SELECT 1')).length === 1 }),
    details,
    rpc: (router) =>
      void router.service(
        PaymentsService,
        paymentsService({ ...application, returnOrigins: config.STOREFRONT_ORIGINS, logger, now }),
        { interceptors: [continueTrace, callers] },
      ),
  });
}
