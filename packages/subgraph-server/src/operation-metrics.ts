import type {
  ApolloServerPlugin,
  BaseContext,
  GraphQLRequestContext,
  GraphQLRequestContextWillSendResponse,
} from '@apollo/server';
import { Counter } from '@loupe/telemetry/counter';
import { Histogram } from '@loupe/telemetry/histogram';
import type { MetricSource } from '@loupe/telemetry/metrics';

export const OUTCOMES = ['ok', 'refused', 'failed'] as const;
type Outcome = (typeof OUTCOMES)[number];

export interface OperationMetrics<Context extends BaseContext> {
  readonly plugin: ApolloServerPlugin<Context>;
  readonly sources: readonly MetricSource[];
}

export interface OperationMetricsOptions<Context extends BaseContext> {
  /** Names known beforehand, reported from 0. */
  readonly operations: readonly string[];
  /** One of them; any other name is counted as `other`. */
  readonly nameOf: (request: GraphQLRequestContext<Context>) => string | undefined;
}

/** Of requests that name no operation we know, such as one that cannot be parsed. */
const OTHER = 'other';

/** Rate, errors and duration of each operation. A failure is ours: an expected refusal and a mistake of the caller are not. */
export function operationMetrics<Context extends BaseContext>({
  operations,
  nameOf,
}: OperationMetricsOptions<Context>): OperationMetrics<Context> {
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
  const plugin: ApolloServerPlugin<Context> = {
    async requestDidStart() {
      const began = performance.now();
      return {
        async willSendResponse(request) {
          const name = nameOf(request as GraphQLRequestContext<Context>);
          const operation = name !== undefined && known.has(name) ? name : OTHER;
          answers.increment({ operation, outcome: outcomeOf(request.response.body) });
          durations.observe({ operation }, (performance.now() - began) / 1000);
        },
      };
    },
  };
  return { plugin, sources: [answers, durations] };
}

/** Ours, and that of a service that does not answer the gateway. */
const FAILURES: readonly unknown[] = ['INTERNAL_SERVER_ERROR', 'HTTPError'];

type Body = GraphQLRequestContextWillSendResponse<BaseContext>['response']['body'];

function outcomeOf(body: Body): Outcome {
  const errors = body.kind === 'single' ? (body.singleResult.errors ?? []) : [];
  if (errors.length === 0) return 'ok';
  return errors.some(({ extensions }) => FAILURES.includes(extensions?.['code'])) ? 'failed' : 'refused';
}
