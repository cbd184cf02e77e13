import type { GraphqlExchange } from '@loupe/subgraph-server/graphql-endpoint';
import type { KnownOperations } from '@loupe/subgraph-server/known-operations';
import { beganAt, secondsSince } from '@loupe/subgraph-server/operation-clock';
import type { OperationMetrics } from '@loupe/subgraph-server/operation-metrics';
import type { Logger } from '@loupe/telemetry/logger';
import { getVariableValues, type GraphQLSchema } from 'graphql';
import type { GatewayContext, SubgraphCall } from '../gateway-context.ts';
import { logOperation } from '../log-operations.ts';
import type { PrepareOperation } from '../prepare-operation.ts';
import type { SubgraphDataSource } from '../subgraphs/subgraph-data-source.ts';
import { PassedAnswer } from './passed-answer.ts';
import type { SingleFetches } from './single-fetches.ts';

export interface AnswerKnownOptions {
  readonly known: KnownOperations<GatewayContext>;
  readonly fetches: SingleFetches;
  readonly subgraphs: ReadonlyMap<string, SubgraphDataSource>;
  readonly schema: () => GraphQLSchema;
  readonly prepare: PrepareOperation;
  readonly count: OperationMetrics<GatewayContext>['count'];
  readonly logger: Logger;
}

/**
 * Passes an operation that is known to be one subgraph's through without Apollo Server. Whatever is not data alone is left to Apollo
 * Server together with what was fetched, so that errors are made, masked and logged in one place (ADR 107).
 */
export function answerKnown({
  known,
  fetches,
  subgraphs,
  schema,
  prepare,
  count,
  logger,
}: AnswerKnownOptions): GraphqlExchange<GatewayContext>['answerKnown'] {
  const logAnswered = logOperation(logger);
  return async (body, context) => {
    const asked = known.find(body);
    const owner = asked && fetches.ownerOf(asked.document);
    const subgraph = owner === undefined ? undefined : subgraphs.get(owner);
    if (asked === undefined || subgraph === undefined) return undefined;
    const { source: query, operation, variables } = asked;
    if (getVariableValues(schema(), operation.variableDefinitions ?? [], variables).errors) return undefined;
    const call = await begin(operation, context);
    if (call === undefined) return undefined;
    const answer = await fetched(call, () => subgraph.ask({ query, variables }, context));
    if (!(answer instanceof PassedAnswer)) return undefined;
    const headers = prepare.end(context);
    const seconds = secondsSince(beganAt(context));
    logAnswered({ operation: operation.name?.value, seconds }, context);
    count({ operation, data: answer, seconds });
    return { text: answer.text, headers };
  };

  /** Apollo Server answers for a session that has expired. */
  async function begin(...asked: Parameters<PrepareOperation['begin']>): Promise<SubgraphCall | undefined> {
    try {
      return await prepare.begin(...asked);
    } catch {
      return undefined;
    }
  }
}

/** Keeps what was fetched for Apollo Server, unless it is whole. */
async function fetched(call: SubgraphCall, ask: () => ReturnType<SubgraphDataSource['ask']>) {
  try {
    const answer = await ask();
    if (!(answer instanceof PassedAnswer)) call.fetched = () => answer;
    return answer;
  } catch (error) {
    call.fetched = () => {
      throw error;
    };
    return undefined;
  }
}
