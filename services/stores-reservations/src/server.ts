import { readFileSync } from 'node:fs';
import { createAssertionVerifier } from '@loupe/subgraph-server/assertion';
import { createSubgraphServer } from '@loupe/subgraph-server/server';
import type { ServiceServerOptions, SubgraphServer } from '@loupe/subgraph-server/server';
import { parse } from 'graphql';
import { createContext, type Context } from './graphql/context.ts';
import { resolvers } from './graphql/resolvers/resolvers.ts';
import type { Ports } from './ports.ts';

export interface ServerOptions extends ServiceServerOptions {
  readonly ports: Ports;
}

export function createServer({ publicKeys, now, ports, ...served }: ServerOptions): SubgraphServer {
  return createSubgraphServer<Context>({
    service: 'stores-reservations',
    typeDefs: parse(readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8')),
    resolvers,
    context: createContext(ports),
    verifyAssertion: createAssertionVerifier({ publicKeys, now }),
    ...served,
  });
}
