import { ApolloGateway } from '@apollo/gateway';
import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { depthLimit } from '@loupe/subgraph-server/limits';
import { correlateErrors } from '@loupe/subgraph-server/mask-errors';
import type { GraphqlExchange } from '@loupe/subgraph-server/graphql-endpoint';
import { KnownOperations } from '@loupe/subgraph-server/known-operations';
import type { OperationMetrics } from '@loupe/subgraph-server/operation-metrics';
import type { Logger } from '@loupe/telemetry/logger';
import type { GraphQLSchema } from 'graphql';
import type { GatewayContext } from './gateway-context.ts';
import { aliasLimit, DEPTH_LIMIT, noSubscriptions, repetitionLimit, TOKEN_LIMIT } from './limits.ts';
import { logFailures } from './log-failures.ts';
import { logOperations } from './log-operations.ts';
import { maskError } from './mask-errors.ts';
import { answerKnown } from './pass-through/answer-known.ts';
import { passThrough } from './pass-through/pass-through.ts';
import { writeResult } from './pass-through/passed-answer.ts';
import { SingleFetches } from './pass-through/single-fetches.ts';
import { preparing, type PrepareOperation } from './prepare-operation.ts';
import { reportInstance } from './report-instance.ts';
import { SubgraphDataSource } from './subgraphs/subgraph-data-source.ts';

export interface GraphOptions {
  readonly supergraphSdl: string;
  /** Addresses of /graphql by subgraph name, as in SubgraphDataSource; those in the supergraph are placeholders. */
  readonly subgraphs: Readonly<Record<string, readonly string[]>>;
  readonly prepare: PrepareOperation;
  /** Counts operations. */
  readonly measured: Pick<OperationMetrics<GatewayContext>, 'plugin' | 'count'>;
  /** The assertion that probes are sent with. */
  readonly probeAssertion: () => Promise<string>;
  readonly logger: Logger;
}

export interface Graph {
  readonly server: ApolloServer<GatewayContext>;
  readonly answerKnown: GraphqlExchange<GatewayContext>['answerKnown'];
  /** @throws Error before it is loaded */
  schema(): GraphQLSchema;
  /** True once operations can be planned. */
  isLoaded(): boolean;
  stop(): Promise<void>;
}

/** The composed graph of all subgraphs, not yet started. */
export function createGraph({
  supergraphSdl,
  subgraphs,
  prepare,
  measured,
  probeAssertion,
  logger,
}: GraphOptions): Graph {
  const sources = new Map<string, SubgraphDataSource>();
  const fetches = new SingleFetches();
  const known = new KnownOperations<GatewayContext>();
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
      preparing(prepare),
      known.learn,
      logOperations(logger),
      logFailures(logger),
      correlateErrors<GatewayContext>(),
      measured.plugin,
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
    ],
  });
  const schema = () => {
    if (gateway.schema === undefined) throw new Error('The supergraph is not loaded.');
    return gateway.schema;
  };
  const { count } = measured;
  return {
    server,
    answerKnown: answerKnown({ known, fetches, subgraphs: sources, schema, prepare, count, logger }),
    schema,
    isLoaded: () => gateway.schema !== undefined,
    stop: async () => {
      await server.stop();
      await Promise.all([...sources.values()].map((source) => source.close()));
    },
  };
}
