import { readFileSync } from 'node:fs';
import { createAssertionVerifier } from '@loupe/subgraph-server/assertion';
import type { AliveCheck, ReadyDetails } from '@loupe/subgraph-server/health';
import type { Clock, PublicKeys } from '@loupe/subgraph-server/keys';
import { requireServiceToken } from '@loupe/subgraph-server/rpc-auth';
import { createSubgraphServer, type SubgraphServer } from '@loupe/subgraph-server/server';
import type { Logger } from '@loupe/telemetry/logger';
import { parse } from 'graphql';
import type { FindCustomers } from './domain/customer/customer.ts';
import type { FindLiveSession } from './domain/session/live-session.ts';
import { createContext, type Context } from './graphql/context.ts';
import type { UseCases } from './graphql/use-cases.ts';
import { resolvers } from './graphql/resolvers/resolvers.ts';
import { sessionsRoutes } from './rpc/sessions-service.ts';

export interface IdentityServerOptions {
  readonly port: number;
  readonly publicKeys: PublicKeys;
  readonly useCases: UseCases;
  readonly findCustomers: FindCustomers;
  readonly findLiveSession: FindLiveSession;
  readonly isDatabaseReady: () => Promise<boolean>;
  /** Asked at /healthz: whether the relay still runs. */
  readonly alive: AliveCheck;
  /** Told at /readyz: what waits to be published. */
  readonly details?: ReadyDetails | undefined;
  readonly now: Clock;
  readonly logger: Logger;
}

export function createIdentityServer(options: IdentityServerOptions): SubgraphServer {
  const {
    port,
    publicKeys,
    useCases,
    findCustomers,
    findLiveSession,
    alive,
    isDatabaseReady,
    details,
    now,
    logger,
  } = options;
  const authenticate = requireServiceToken({ audience: 'identity', issuers: ['gateway'], publicKeys, now });
  return createSubgraphServer<Context>({
    service: 'identity',
    typeDefs: parse(readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8')),
    resolvers,
    context: (request) => createContext(request, { useCases, findCustomers }),
    port,
    verifyAssertion: createAssertionVerifier({ publicKeys, now }),
    logger,
    alive,
    ready: async () => ({ database: await isDatabaseReady() }),
    details,
    rpc: sessionsRoutes(findLiveSession, authenticate),
  });
}
