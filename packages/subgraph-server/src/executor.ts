import type { ApolloServerOptionsWithGateway, BaseContext } from '@apollo/server';
import { execute, type DocumentNode, type ExecutionResult, type GraphQLSchema } from 'graphql';
import type { AskedOperation } from './known-operations.ts';

type Gateway = ApolloServerOptionsWithGateway<BaseContext>['gateway'];

export interface Executor {
  /** What Apollo Server is given to execute with. */
  readonly gateway: Gateway;
  /**
   * Executes an operation that is known to be valid.
   * @returns its data; undefined when there are errors, after which Apollo Server, asked with the same context, answers what was executed here
   */
  readonly dataOf: (asked: AskedOperation, context: object) => Promise<unknown>;
}

const RESULT = Symbol('result');

/** A context whose operation was executed with errors. A property, since Apollo Server asks with a copy of the context. */
interface Executed {
  [RESULT]?: ExecutionResult;
}

/** Executes operations of a schema, for Apollo Server and in front of it. */
export function executorOf(schema: GraphQLSchema): Executor {
  const run = (
    document: DocumentNode,
    contextValue: object,
    variableValues: Readonly<Record<string, unknown>> | undefined,
    operationName?: string | null,
  ) =>
    execute({
      schema,
      document,
      contextValue,
      variableValues: variableValues ?? {},
      ...(operationName ? { operationName } : {}),
      hideSuggestions: true,
    });
  return {
    gateway: {
      onSchemaLoadOrUpdate(update) {
        update({ apiSchema: schema, coreSupergraphSdl: '' });
        return () => {};
      },
      load: async () => ({
        executor: async ({ context, document, request: { variables, operationName } }) =>
          (context as Executed)[RESULT] ?? run(document, context, variables, operationName),
      }),
      stop: async () => {},
    },
    dataOf: async ({ document, variables }, context) => {
      const result = await run(document, context, variables);
      if (result.errors === undefined) return result.data;
      (context as Executed)[RESULT] = result;
      return undefined;
    },
  };
}
