import { createServiceServer } from '@loupe/subgraph-server/server';
import type { ServiceServerOptions, SubgraphServer } from '@loupe/subgraph-server/server';
import { createContext, type Context } from './graphql/context.ts';
import { resolvers } from './graphql/resolvers/resolvers.ts';
import type { Ports } from './ports.ts';

export interface ServerOptions extends ServiceServerOptions {
  readonly ports: Ports;
}

export function createServer({ ports, ...options }: ServerOptions): SubgraphServer {
  return createServiceServer<Context>(options, {
    service: 'catalog-search',
    schema: new URL('../schema.graphql', import.meta.url),
    resolvers,
    context: createContext(ports),
  });
}
