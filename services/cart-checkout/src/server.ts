import { readFileSync } from 'node:fs';
import { createAssertionVerifier } from '@loupe/subgraph-server/assertion';
import type { AliveCheck, ReadyDetails } from '@loupe/subgraph-server/health';
import type { PublicKeys } from '@loupe/subgraph-server/keys';
import type { RawRequest } from '@loupe/subgraph-server/raw-route';
import { createSubgraphServer } from '@loupe/subgraph-server/server';
import type { SubgraphServer } from '@loupe/subgraph-server/server';
import type { Logger } from '@loupe/telemetry/logger';
import { parse } from 'graphql';
import { createContext } from './graphql/context.ts';
import type { Context } from './graphql/context.ts';
import { resolvers } from './graphql/resolvers/resolvers.ts';
import type { UseCases } from './graphql/use-cases.ts';
import type { WebhookReceipt } from './use-cases/receive-webhook.ts';
import { fulfilmentRoute } from './webhooks/fulfilment.ts';

export interface CartCheckoutServerOptions {
  readonly port: number;
  readonly publicKeys: PublicKeys;
  readonly useCases: UseCases;
  /** Takes what fulfilment tells us. */
  readonly receiveWebhook: (delivery: RawRequest) => Promise<WebhookReceipt>;
  readonly miniCartDisplayLimit: number;
  readonly ready: () => Promise<Record<string, boolean>>;
  /** Asked at /healthz: whether the relay and all consumers still run. */
  readonly alive: AliveCheck;
  /** Told at /readyz: what waits to be published. */
  readonly details?: ReadyDetails | undefined;
  readonly now: () => Date;
  readonly logger: Logger;
}

export function createCartCheckoutServer(options: CartCheckoutServerOptions): SubgraphServer {
  const { port, publicKeys, useCases, receiveWebhook, miniCartDisplayLimit, now, logger } = options;
  const { alive, ready, details } = options;
  return createSubgraphServer<Context>({
    service: 'cart-checkout',
    typeDefs: parse(readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8')),
    resolvers,
    context: ({ actor, client, correlationId, setHeader }) =>
      createContext(actor, {
        useCases,
        client,
        miniCartDisplayLimit,
        setHeader,
        logger: logger.child({ correlationId }),
      }),
    port,
    verifyAssertion: createAssertionVerifier({ publicKeys, now }),
    logger,
    alive,
    ready,
    details,
    raw: { '/webhooks/fulfilment': fulfilmentRoute(receiveWebhook) },
  });
}
