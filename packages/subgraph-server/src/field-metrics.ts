import type { ApolloServerPlugin, BaseContext } from '@apollo/server';
import { Counter } from '@loupe/telemetry/counter';
import { getNamedType, isAbstractType, Kind, OperationTypeNode } from 'graphql';
import type { FieldNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { operationMetrics, type OperationMetrics } from './operation-metrics.ts';

/** The first field at the root: what a subgraph's operation is known by, since its name is the gateway's. */
const rootFields = ({ selectionSet }: OperationDefinitionNode): FieldNode[] =>
  selectionSet.selections.filter((selection) => selection.kind === Kind.FIELD);

const namesOf = (schema: GraphQLSchema): string[] =>
  [schema.getQueryType(), schema.getMutationType()].flatMap((type) => Object.keys(type?.getFields() ?? {}));

/**
 * Metrics of a subgraph by field: rate, errors and duration, and of each mutation how often it answered which member of its union.
 * The members are what the business sees: orders placed, cards declined, pieces sold out.
 */
export function fieldMetrics<Context extends BaseContext>(
  schema: GraphQLSchema,
): OperationMetrics<Context>[] {
  const byField = operationMetrics<Context>({
    operations: namesOf(schema),
    nameOf: (operation) => rootFields(operation)[0]?.name.value,
  });
  return [byField, answerMetrics(schema)];
}

function answerMetrics<Context extends BaseContext>(schema: GraphQLSchema): OperationMetrics<Context> {
  const answers = new Counter<{ readonly operation: string; readonly answer: string }>(
    'loupe_graphql_answers_total',
    'Answers of mutations by type: the success, and each expected failure.',
    answersOf(schema),
  );
  const count = (operation: OperationDefinitionNode | undefined, data: unknown) => {
    if (operation?.operation !== OperationTypeNode.MUTATION) return;
    for (const { name, alias } of rootFields(operation)) {
      const value = (data as Record<string, unknown> | null | undefined)?.[alias?.value ?? name.value];
      const type = (value as { __typename?: unknown } | null | undefined)?.__typename;
      if (typeof type === 'string') answers.increment({ operation: name.value, answer: type });
    }
  };
  const plugin: ApolloServerPlugin<Context> = {
    async requestDidStart() {
      return {
        async willSendResponse({ operation, response: { body } }) {
          if (body.kind === 'single') count(operation, body.singleResult.data);
        },
      };
    },
  };
  return { plugin, count: ({ operation, data }) => count(operation, data), sources: [answers] };
}

const answersOf = (schema: GraphQLSchema) =>
  Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap(({ name: operation, type }) => {
    const named = getNamedType(type);
    if (!isAbstractType(named)) return [];
    return schema.getPossibleTypes(named).map(({ name: answer }) => ({ operation, answer }));
  });
