import type { RawRequest } from '@loupe/subgraph-server/raw-route';
import { createServiceServer } from '@loupe/subgraph-server/server';
import type { ServiceServerOptions, SubgraphServer } from '@loupe/subgraph-server/server';
import type { Roundel } from './domain/catalogue/roundels.ts';
import type { SiteLimits } from './domain/site-limits.ts';
import { createContext } from './graphql/context.ts';
import type { Context } from './graphql/context.ts';
import { resolvers } from './graphql/resolvers/resolvers.ts';
import type { UseCases } from './bind-use-cases.ts';
import type { StepCounts } from './step-counts.ts';
import type { WebhookReceipt } from './use-cases/receive-webhook.ts';
import { fulfilmentRoute } from './webhooks/fulfilment.ts';

export interface ServerOptions extends ServiceServerOptions {
  readonly useCases: UseCases;
  /** Receives the warehouse's webhooks. */
  readonly receiveWebhook: (delivery: RawRequest) => Promise<WebhookReceipt>;
  readonly limitsOf: (site: string) => SiteLimits;
  readonly roundelsOf: (site: string) => readonly Roundel[];
  /** Where steps towards an order are counted. */
  readonly steps: Pick<StepCounts, 'add'>;
}

export function createServer(options: ServerOptions): SubgraphServer {
  const { useCases, receiveWebhook, limitsOf, roundelsOf, steps, ...served } = options;
  return createServiceServer<Context>(served, {
    service: 'cart-checkout',
    schema: new URL('../schema.graphql', import.meta.url),
    resolvers,
    context: ({ actor, client, isCounted, correlationId, setHeader }) => {
      const logger = served.logger.child({ correlationId });
      const ofShop = { limits: limitsOf(actor.site), roundels: roundelsOf(actor.site) };
      return createContext(actor, { useCases, client, ...ofShop, isCounted, steps, setHeader, logger });
    },
    raw: { '/webhooks/fulfilment': fulfilmentRoute(receiveWebhook) },
  });
}
