import { readFileSync } from 'node:fs';
import { createAssertionVerifier } from '@loupe/subgraph-server/assertion';
import { requireServiceToken } from '@loupe/subgraph-server/rpc-auth';
import { createSubgraphServer } from '@loupe/subgraph-server/server';
import type { ServiceServerOptions, SubgraphServer } from '@loupe/subgraph-server/server';
import { parse } from 'graphql';
import type { FindCustomers } from './domain/customer/customer.ts';
import type { FindLiveSession } from './domain/session/live-session.ts';
import { createContext, type Context } from './graphql/context.ts';
import { resolvers } from './graphql/resolvers/resolvers.ts';
import type { UseCases } from './graphql/use-cases.ts';
import { sessionsRoutes } from './rpc/sessions-service.ts';

export interface ServerOptions extends ServiceServerOptions {
  readonly useCases: UseCases;
  readonly findCustomers: FindCustomers;
  readonly findLiveSession: FindLiveSession;
}

export function createServer({ publicKeys, now, ...options }: ServerOptions): SubgraphServer {
  const { useCases, findCustomers, findLiveSession, ...served } = options;
  const authenticate = requireServiceToken({ audience: 'identity', issuers: ['gateway'], publicKeys, now });
  return createSubgraphServer<Context>({
    service: 'identity',
    typeDefs: parse(readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8')),
    resolvers,
    context: (request) => createContext(request, { useCases, findCustomers }),
    verifyAssertion: createAssertionVerifier({ publicKeys, now }),
    rpc: sessionsRoutes(findLiveSession, authenticate),
    ...served,
  });
}
