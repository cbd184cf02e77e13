import { DrainingHttpServer } from '@loupe/subgraph-server/http-server';
import { respondAlive, respondReady, type ReadyDetails } from '@loupe/subgraph-server/health';
import type { Logger } from '@loupe/telemetry/logger';
import express, { type Express, type RequestHandler } from 'express';
import { serveGraphqlRequest, type GraphqlRequestOptions } from './graphql-request.ts';
import { commerceRoutes } from './rest/commerce-routes.ts';
import { refusals, refuseAddress, unknownAddress } from './rest/refusals.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { unexpectedProxy } from './unexpected-proxy.ts';
import type { WebhookOwner } from './webhooks/webhook-owner.ts';
import { webhookRoute, type WebhookRouteOptions } from './webhooks/webhook-route.ts';

/** The public path on the shop's own host, and the internal one. */
const GRAPHQL_PATHS: ReadonlySet<string | undefined> = new Set(['/api/graphql', '/graphql']);

export interface GatewayServerOptions extends GraphqlRequestOptions {
  /** 0: any free port. */
  readonly port: number;
  /** Whether the proxy in front serves https. */
  readonly secure: boolean;
  /** The owners of webhooks, by provider. */
  readonly webhookOwners: ReadonlyMap<string, WebhookOwner>;
  /** How long the server keeps a connection that is in use, in milliseconds. */
  readonly connectionMs?: number;
  /** Details in the body of /readyz: the ids of the keys in use. */
  readonly details?: ReadyDetails;
}

export interface GatewayServer {
  start(): Promise<{ port: number }>;
  /** Makes the gateway unready at once; resolves when all requests in flight are answered. */
  stop(): Promise<void>;
}

/** A new pod gets its share of web's requests within this time: web keeps its connections, and one address stands for all pods. */
const CONNECTION_MS = 60_000;

/** GraphQL bypasses express, which costs as much CPU as planning and merging a small operation; other routes use it. */
export function createGatewayServer(options: GatewayServerOptions): GatewayServer {
  const { graph, logger, port, secure, webhookOwners, connectionMs = CONNECTION_MS } = options;
  const lookForProxy = unexpectedProxy(options);
  const http = new DrainingHttpServer(
    (request, response) => {
      lookForProxy(request);
      setSecurityHeaders(response, { secure });
      const path = request.url?.split('?', 1)[0];
      if (GRAPHQL_PATHS.has(path)) void serveGraphqlRequest(request, response, options);
      else if (path?.startsWith('/')) rest(request, response);
      else refuseAddress(request, response);
    },
    port,
    { connectionMs },
  );
  const rest = restApp({
    isDraining: () => http.draining,
    isLoaded: () => graph.isLoaded(),
    details: options.details,
    webhooks: { owners: webhookOwners, logger },
    commerce: commerceRoutes(options),
    logger,
  });
  return {
    start: async () => {
      await graph.server.start();
      const listening = await http.start();
      logger.info({ port: listening }, 'Listening.');
      return { port: listening };
    },
    stop: async () => {
      await http.stop();
      await graph.stop();
      await Promise.all([...webhookOwners.values()].map((owner) => owner.close()));
    },
  };
}

interface RestOptions {
  readonly isDraining: () => boolean;
  readonly isLoaded: () => boolean;
  readonly details: ReadyDetails | undefined;
  readonly webhooks: WebhookRouteOptions;
  readonly commerce: RequestHandler;
  readonly logger: Logger;
}

function restApp({ isDraining, isLoaded, details, webhooks, commerce, logger }: RestOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.get('/healthz', (_request, response) => respondAlive(response));
  app.get('/readyz', (_request, response) =>
    respondReady(response, isDraining(), async () => ({ supergraph: isLoaded() }), details),
  );
  app.post('/webhooks/:provider', webhookRoute(webhooks));
  app.use(commerce);
  app.use(unknownAddress);
  app.use(refusals(logger));
  return app;
}
