import { createServiceServer } from '@loupe/subgraph-server/server';
import type { ServiceServerOptions, SubgraphServer } from '@loupe/subgraph-server/server';
import { createContext, type Context, type Sources } from './graphql/context.ts';
import { resolvers } from './graphql/resolvers/resolvers.ts';

export interface ServerOptions extends ServiceServerOptions {
  readonly sources: Sources;
}

export function createServer({ sources, ...options }: ServerOptions): SubgraphServer {
  return createServiceServer<Context>(options, {
    service: 'content',
    schema: new URL('../schema.graphql', import.meta.url),
    resolvers,
    context: ({ actor, isStaged }) => createContext(actor, isStaged, sources),
  });
}
