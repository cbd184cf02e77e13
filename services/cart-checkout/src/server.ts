import type { RawRequest } from '@loupe/subgraph-server/raw-route';
import { createServiceServer } from '@loupe/subgraph-server/server';
import type { ServiceServerOptions, SubgraphServer } from '@loupe/subgraph-server/server';
import type { SiteLimits } from './domain/site-limits.ts';
import { createContext } from './graphql/context.ts';
import type { Context } from './graphql/context.ts';
import { resolvers } from './graphql/resolvers/resolvers.ts';
import type { UseCases } from './graphql/use-cases.ts';
import type { WebhookReceipt } from './use-cases/receive-webhook.ts';
import { fulfilmentRoute } from './webhooks/fulfilment.ts';

export interface ServerOptions extends ServiceServerOptions {
  readonly useCases: UseCases;
  /** Receives the warehouse's webhooks. */
  readonly receiveWebhook: (delivery: RawRequest) => Promise<WebhookReceipt>;
  readonly limitsOf: (site: string) => SiteLimits;
}

export function createServer(options: ServerOptions): SubgraphServer {
  const { useCases, receiveWebhook, limitsOf, ...served } = options;
  return createServiceServer<Context>(served, {
    service: 'cart-checkout',
    schema: new URL('../schema.graphql', import.meta.url),
    resolvers,
    context: ({ actor, client, correlationId, setHeader }) => {
      const logger = served.logger.child({ correlationId });
      return createContext(actor, { useCases, client, limits: limitsOf(actor.site), setHeader, logger });
    },
    raw: { '/webhooks/fulfilment': fulfilmentRoute(receiveWebhook) },
  });
}
