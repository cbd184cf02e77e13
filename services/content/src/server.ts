import { readFileSync } from 'node:fs';
import { createAssertionVerifier } from '@loupe/subgraph-server/assertion';
import { createSubgraphServer } from '@loupe/subgraph-server/server';
import type { ServiceServerOptions, SubgraphServer } from '@loupe/subgraph-server/server';
import { parse } from 'graphql';
import { createContext, type Context, type Sources } from './graphql/context.ts';
import { resolvers } from './graphql/resolvers/resolvers.ts';

export interface ServerOptions extends ServiceServerOptions {
  readonly sources: Sources;
}

export function createServer({ publicKeys, now, sources, ...served }: ServerOptions): SubgraphServer {
  return createSubgraphServer<Context>({
    service: 'content',
    typeDefs: parse(readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8')),
    resolvers,
    context: ({ actor }) => createContext(actor, sources),
    verifyAssertion: createAssertionVerifier({ publicKeys, now }),
    ...served,
  });
}
