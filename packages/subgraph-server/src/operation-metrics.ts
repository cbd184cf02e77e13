import type { ApolloServerPlugin, BaseContext, GraphQLRequestContextWillSendResponse } from '@apollo/server';
import { Counter } from '@loupe/telemetry/counter';
import { Histogram } from '@loupe/telemetry/histogram';
import type { MetricSource } from '@loupe/telemetry/metrics';
import type { OperationDefinitionNode } from 'graphql';
import { beganAt, secondsSince } from './operation-clock.ts';

export const OUTCOMES = ['ok', 'refused', 'failed'] as const;
type Outcome = (typeof OUTCOMES)[number];

/** An operation that was answered without errors and without Apollo Server. */
export interface Succeeded {
  readonly operation: OperationDefinitionNode;
  readonly data: unknown;
  readonly seconds: number;
}

export interface OperationMetrics<Context extends BaseContext> {
  readonly plugin: ApolloServerPlugin<Context>;
  readonly count: (succeeded: Succeeded) => void;
  readonly sources: readonly MetricSource[];
}

export interface OperationMetricsOptions {
  /** Names known beforehand, reported from 0. */
  readonly operations: readonly string[];
  /** One of them; any other name is counted as `other`. */
  readonly nameOf: (operation: OperationDefinitionNode) => string | undefined;
}

/** Of requests that name no operation we know, such as one that cannot be parsed. */
const OTHER = 'other';

/** Rate, errors and duration of each operation. A failure is ours: an expected refusal and a mistake of the caller are not. */
export function operationMetrics<Context extends BaseContext>({
  operations,
  nameOf,
}: OperationMetricsOptions): OperationMetrics<Context> {
  const known = new Set(operations);
  const answers = new Counter<{ readonly operation: string; readonly outcome: Outcome }>(
    'loupe_graphql_requests_total',
    'Answered operations; refused: an error of the catalogue or of the caller, failed: an error of ours.',
    [...known, OTHER].flatMap((operation) => OUTCOMES.map((outcome) => ({ operation, outcome }))),
  );
  const durations = new Histogram<{ readonly operation: string }>(
    'loupe_graphql_request_seconds',
    'Time in which an operation was executed.',
  );
  const count = (asked: OperationDefinitionNode | undefined, outcome: Outcome, seconds: number) => {
    const name = asked && nameOf(asked);
    const operation = name !== undefined && known.has(name) ? name : OTHER;
    answers.increment({ operation, outcome });
    durations.observe({ operation }, seconds);
  };
  const plugin: ApolloServerPlugin<Context> = {
    async requestDidStart({ contextValue }) {
      const began = beganAt(contextValue);
      return {
        async willSendResponse({ operation, response: { body } }) {
          count(operation, outcomeOf(body), secondsSince(began));
        },
      };
    },
  };
  return {
    plugin,
    count: ({ operation, seconds }) => count(operation, 'ok', seconds),
    sources: [answers, durations],
  };
}

/** Ours, and that of a service that does not answer the gateway. */
const FAILURES: readonly unknown[] = ['INTERNAL_SERVER_ERROR', 'HTTPError'];

type Body = GraphQLRequestContextWillSendResponse<BaseContext>['response']['body'];

function outcomeOf(body: Body): Outcome {
  const errors = body.kind === 'single' ? (body.singleResult.errors ?? []) : [];
  if (errors.length === 0) return 'ok';
  return errors.some(({ extensions }) => FAILURES.includes(extensions?.['code'])) ? 'failed' : 'refused';
}
