import { ApolloServer, type BaseContext } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
} from '@apollo/server/plugin/disabled';
import { buildSubgraphSchema, type GraphQLResolverMap } from '@apollo/subgraph';
import type { ConnectRouter } from '@connectrpc/connect';
import type { Logger } from '@loupe/telemetry/logger';
import type { MetricSource } from '@loupe/telemetry/metrics';
import { createMetricsEndpoint } from '@loupe/telemetry/metrics-endpoint';
import { parse, type DocumentNode } from 'graphql';
import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createAssertionVerifier } from './assertion.ts';
import {
  respondAlive,
  respondReady,
  type AliveCheck,
  type ReadyChecks,
  type ReadyDetails,
} from './health.ts';
import { answerKnown } from './answer-known.ts';
import { executorOf, type Executor } from './executor.ts';
import { fieldMetrics } from './field-metrics.ts';
import { DrainingHttpServer } from './http-server.ts';
import { KnownOperations } from './known-operations.ts';
import type { Clock, PublicKeys } from './keys.ts';
import { depthLimit, SUBGRAPH_DEPTH_LIMIT, TOKEN_LIMIT } from './limits.ts';
import { correlateErrors, logFieldErrors, maskError } from './mask-errors.ts';
import type { OperationMetrics } from './operation-metrics.ts';
import { serveRawRoute, type RawRoute } from './raw-route.ts';
import type { ResolverMap } from './resolvers.ts';
import { rpcListener } from './rpc-listener.ts';
import { serveSubgraphRequest, type SubgraphRequestOptions } from './subgraph-request.ts';

export interface SubgraphServerOptions<Context extends BaseContext> extends SubgraphRequestOptions<Context> {
  readonly typeDefs: DocumentNode;
  readonly resolvers: ResolverMap<NoInfer<Context>>;
  /** 0 for any free port. */
  readonly port: number;
  /** Checked by /healthz. */
  readonly alive: AliveCheck;
  readonly ready: ReadyChecks;
  /** Shown at /readyz beside the checks. */
  readonly details?: ReadyDetails | undefined;
  /** Shown at /metrics beside those of the operations. */
  readonly metrics?: readonly MetricSource[] | undefined;
  /** Time, by which metrics are kept for some seconds. */
  readonly now?: Clock;
  /** Connect routes on the same port, each behind `requireServiceToken`. */
  readonly rpc?: (router: ConnectRouter) => void;
  /** POST routes by path that are neither GraphQL nor RPC, such as webhooks. */
  readonly raw?: Readonly<Record<string, RawRoute>>;
  /** Off by default: the schema is read from its file, not from a running service. */
  readonly introspection?: boolean;
}

/** The options of every service's `createServer`; each service adds its own. */
export interface ServiceServerOptions {
  /** 0 for any free port. */
  readonly port: number;
  readonly publicKeys: PublicKeys;
  /** Checked by /healthz: whether the relay and all consumers still run. */
  readonly alive: AliveCheck;
  readonly ready: ReadyChecks;
  /** Shown at /readyz: the accepted keys and the unpublished events. */
  readonly details?: ReadyDetails | undefined;
  /** Shown at /metrics: the values that alerts are set on. */
  readonly metrics?: readonly MetricSource[] | undefined;
  readonly now: Clock;
  readonly logger: Logger;
}

export interface SubgraphServer {
  start(): Promise<{ port: number }>;
  /** Becomes unready immediately; resolves when every request in flight has been answered. */
  stop(): Promise<void>;
}

/** The service's own part, in addition to `ServiceServerOptions`. */
type ServiceParts<Context extends BaseContext> = Pick<
  SubgraphServerOptions<Context>,
  'service' | 'resolvers' | 'context' | 'rpc' | 'raw'
> & {
  /** URL of the service's schema.graphql. */
  readonly schema: URL;
};

/** The server of one of our services: its schema read from the file, assertions verified with the gateway's keys. */
export function createServiceServer<Context extends BaseContext>(
  { publicKeys, now, ...served }: ServiceServerOptions,
  { schema, ...parts }: ServiceParts<Context>,
): SubgraphServer {
  return createSubgraphServer<Context>({
    ...served,
    ...parts,
    now,
    typeDefs: parse(readFileSync(schema, 'utf8')),
    verifyAssertion: createAssertionVerifier({ publicKeys, now }),
  });
}

/**
 * POST /graphql for the gateway, GET /healthz, /readyz and /metrics for the platform, Connect routes for other services, raw routes
 * for webhooks; all on one port.
 */
export function createSubgraphServer<Context extends BaseContext>(
  options: SubgraphServerOptions<Context>,
): SubgraphServer {
  const schema = schemaOf(options);
  const measured = fieldMetrics<Context>(schema);
  const executor = executorOf(schema);
  const known = new KnownOperations<Context>();
  const apollo = apolloServer({ executor, known, measured }, options);
  const answering = { server: apollo, answerKnown: answerKnown({ known, executor, measured }) };
  const rpc = rpcListener(options.rpc);
  const metrics = [...(options.metrics ?? []), ...measured.flatMap(({ sources }) => sources)];
  const respondMetrics = createMetricsEndpoint(metrics, options.now ?? (() => new Date()));
  const raw = new Map(Object.entries(options.raw ?? {}));
  const listener: RequestListener = (request, response) => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    const route = raw.get(path);
    if (path === '/graphql') void serveSubgraphRequest(request, response, answering, options);
    else if (path === '/healthz') respondAlive(response, options.alive);
    else if (path === '/readyz') void respondReady(response, http.draining, options.ready, options.details);
    else if (path === '/metrics') void respondMetrics(request, response);
    else if (route !== undefined) void serveRawRoute(request, response, route, options.logger);
    else rpc(request, response);
  };
  const http = new DrainingHttpServer(listener, options.port);
  return {
    start: async () => {
      await apollo.start();
      const port = await http.start();
      options.logger.info({ port }, 'Listening.');
      return { port };
    },
    stop: async () => {
      await http.stop();
      await apollo.stop();
    },
  };
}

const schemaOf = <Context extends BaseContext>({ typeDefs, resolvers }: SubgraphServerOptions<Context>) =>
  buildSubgraphSchema([{ typeDefs, resolvers: resolvers as GraphQLResolverMap<Context> }]);

interface Parts<Context extends BaseContext> {
  readonly executor: Executor;
  readonly known: KnownOperations<Context>;
  readonly measured: readonly OperationMetrics<Context>[];
}

function apolloServer<Context extends BaseContext>(
  { executor: { gateway }, known, measured }: Parts<Context>,
  { logger, introspection = false }: SubgraphServerOptions<Context>,
): ApolloServer<Context> {
  return new ApolloServer<Context>({
    gateway,
    introspection,
    hideSchemaDetailsFromClientErrors: true,
    includeStacktraceInErrorResponses: false,
    persistedQueries: false,
    parseOptions: { maxTokens: TOKEN_LIMIT },
    validationRules: [depthLimit(SUBGRAPH_DEPTH_LIMIT)],
    formatError: maskError,
    logger,
    // Apollo must not stop on signals: the service that owns the process calls stop() in the right order.
    stopOnTerminationSignals: false,
    plugins: [
      ApolloServerPluginInlineTraceDisabled(),
      // Caches are told by events, and the gateway asks for no such header; it would be called for each field.
      ApolloServerPluginCacheControlDisabled(),
      known.learn,
      logFieldErrors<Context>(logger),
      correlateErrors<Context>(),
      ...measured.map(({ plugin }) => plugin),
    ],
  });
}
