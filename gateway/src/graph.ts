import { ApolloGateway } from '@apollo/gateway';
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { depthLimit } from '@loupe/subgraph-server/limits';
import { correlateErrors } from '@loupe/subgraph-server/mask-errors';
import type { Logger } from '@loupe/telemetry/logger';
import type { GatewayContext } from './gateway-context.ts';
import { aliasLimit, DEPTH_LIMIT, noSubscriptions, repetitionLimit, TOKEN_LIMIT } from './limits.ts';
import { logFailures } from './log-failures.ts';
import { logOperations } from './log-operations.ts';
import { maskError } from './mask-errors.ts';
import { passThrough } from './pass-through/pass-through.ts';
import { writeResult } from './pass-through/passed-answer.ts';
import { SingleFetches } from './pass-through/single-fetches.ts';
import { reportInstance } from './report-instance.ts';
import { SubgraphDataSource } from './subgraphs/subgraph-data-source.ts';

export interface GraphOptions {
  readonly supergraphSdl: string;
  /** Addresses of /graphql by subgraph name, as in SubgraphDataSource; those in the supergraph are placeholders. */
  readonly subgraphs: Readonly<Record<string, readonly string[]>>;
  readonly prepareOperation: ApolloServerPlugin<GatewayContext>;
  /** Counts operations. */
  readonly measure: ApolloServerPlugin<GatewayContext>;
  /** The assertion that probes are sent with. */
  readonly probeAssertion: () => Promise<string>;
  readonly logger: Logger;
}

export interface Graph {
  readonly server: ApolloServer<GatewayContext>;
  /** True once operations can be planned. */
  isLoaded(): boolean;
  stop(): Promise<void>;
}

/** The composed graph of all subgraphs, not yet started. */
export function createGraph({
  supergraphSdl,
  subgraphs,
  prepareOperation,
  measure,
  probeAssertion,
  logger,
}: GraphOptions): Graph {
  const sources = new Map<string, SubgraphDataSource>();
  const fetches = new SingleFetches();
  const gateway = new ApolloGateway({
    supergraphSdl,
    logger,
    experimental_didResolveQueryPlan: fetches.learn,
    buildService: ({ name }) => {
      const urls = subgraphs[name];
      if (urls === undefined) throw new Error(`No address is configured for the subgraph ${name}.`);
      const report = reportInstance(logger, name);
      const dataSource = new SubgraphDataSource({ name, urls, probeAssertion, report });
      sources.set(name, dataSource);
      return dataSource;
    },
  });
  const server = new ApolloServer<GatewayContext>({
    gateway: passThrough({ gateway, fetches, subgraphs: sources }),
    logger,
    introspection: false,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    hideSchemaDetailsFromClientErrors: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: TOKEN_LIMIT },
    validationRules: [depthLimit(DEPTH_LIMIT), aliasLimit, repetitionLimit, noSubscriptions],
    formatError: maskError,
    stringifyResult: writeResult,
    plugins: [
      prepareOperation,
      logOperations(logger),
      logFailures(logger),
      correlateErrors<GatewayContext>(),
      measure,
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
    ],
  });
  return {
    server,
    isLoaded: () => gateway.schema !== undefined,
    stop: async () => {
      await server.stop();
      await Promise.all([...sources.values()].map((source) => source.close()));
    },
  };
}
