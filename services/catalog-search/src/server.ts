import { createServiceServer } from '@loupe/subgraph-server/server';
import type { ServiceServerOptions, SubgraphServer } from '@loupe/subgraph-server/server';
import type { UseCases } from './bind-use-cases.ts';
import { createContext, type Context } from './graphql/context.ts';
import { resolvers } from './graphql/resolvers/resolvers.ts';

export interface ServerOptions extends ServiceServerOptions {
  readonly useCases: UseCases;
}

export function createServer({ useCases, ...served }: ServerOptions): SubgraphServer {
  return createServiceServer<Context>(served, {
    service: 'catalog-search',
    schema: new URL('../schema.graphql', import.meta.url),
    resolvers,
    context: (request) => createContext(request, useCases),
  });
}
