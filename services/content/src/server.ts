import { readFileSync } from 'node:fs';
import { createAssertionVerifier } from '@loupe/subgraph-server/assertion';
import type { Clock, PublicKeys } from '@loupe/subgraph-server/keys';
import { createSubgraphServer, type SubgraphServer } from '@loupe/subgraph-server/server';
import type { Logger } from '@loupe/telemetry/logger';
import { parse } from 'graphql';
import { createContext } from './graphql/context.ts';
import { resolvers } from './graphql/resolvers/resolvers.ts';

export interface ServerOptions {
  readonly port: number;
  readonly publicKeys: PublicKeys;
  readonly isDatabaseReady: () => Promise<boolean>;
  readonly now: Clock;
  readonly logger: Logger;
}

export function createServer({
  port,
  publicKeys,
  isDatabaseReady,
  now,
  logger,
}: ServerOptions): SubgraphServer {
  return createSubgraphServer({
    service: 'content',
    typeDefs: parse(readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8')),
    resolvers,
    context: ({ actor }) => createContext(actor),
    port,
    verifyAssertion: createAssertionVerifier({ publicKeys, now }),
    logger,
    ready: async () => ({ database: await isDatabaseReady() }),
  });
}
