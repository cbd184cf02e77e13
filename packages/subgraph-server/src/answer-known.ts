import type { BaseContext } from '@apollo/server';
import type { Executor } from './executor.ts';
import type { GraphqlExchange } from './graphql-endpoint.ts';
import type { KnownOperations } from './known-operations.ts';
import { beganAt, secondsSince } from './operation-clock.ts';
import type { OperationMetrics } from './operation-metrics.ts';

interface AnswerKnownOptions<Context extends BaseContext> {
  readonly known: KnownOperations<Context>;
  readonly executor: Executor;
  readonly measured: readonly OperationMetrics<Context>[];
}

/** Executes an operation that Apollo Server has validated before, and writes its data as Apollo Server does. */
export const answerKnown =
  <Context extends BaseContext>({
    known,
    executor,
    measured,
  }: AnswerKnownOptions<Context>): GraphqlExchange<Context>['answerKnown'] =>
  async (body, context) => {
    const asked = known.find(body);
    if (asked === undefined) return undefined;
    const data = await executor.dataOf(asked, context);
    if (data === undefined) return undefined;
    const seconds = secondsSince(beganAt(context));
    for (const { count } of measured) count({ operation: asked.operation, data, seconds });
    return { text: `${JSON.stringify({ data })}\n` };
  };
