import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { GraphQLError, Kind, type OperationDefinitionNode, type ValidationRule } from 'graphql';

/** Bytes of a request's body. */
export const BODY_LIMIT = 100_000;
export const TOKEN_LIMIT = 2_000;
export const DEPTH_LIMIT = 12;
const ALIAS_LIMIT = 15;
/** How often the same field or fragment may occur in one selection set. */
const REPETITION_LIMIT = 5;
/** Of a whole document. */
const DIRECTIVE_LIMIT = 30;
const OPERATION_NAME = /^[A-Za-z]\w{0,63}$/;

/** Rejects an operation that selects a field many times under aliases. */
export const aliasLimit: ValidationRule = (context) =>
  maxAliasesRule({
    n: ALIAS_LIMIT,
    // Reported instead of thrown: a thrown error would count as a server error, not as the caller's mistake.
    propagateOnRejection: false,
    onReject: [
      () => context.reportError(new GraphQLError(`An operation has ${ALIAS_LIMIT} aliases at most.`)),
    ],
  })(context);

/** Validation cannot check fields without a root type, so it accepts any subscription. */
export const noSubscriptions: ValidationRule = (context) => ({
  OperationDefinition({ operation }) {
    if (operation === 'subscription')
      context.reportError(new GraphQLError('Subscriptions are not supported.'));
  },
});

/** Rejects an operation that repeats fields, fragments or directives: it costs validation and planning time. */
export const repetitionLimit: ValidationRule = (context) => {
  let directives = 0;
  return {
    Directive() {
      directives += 1;
      if (directives === DIRECTIVE_LIMIT + 1)
        context.reportError(new GraphQLError(`An operation has ${DIRECTIVE_LIMIT} directives at most.`));
    },
    SelectionSet({ selections }) {
      const times = new Map<string, number>();
      for (const selection of selections) {
        if (selection.kind === Kind.INLINE_FRAGMENT) continue;
        const name = (selection.kind === Kind.FIELD && selection.alias?.value) || selection.name.value;
        times.set(name, (times.get(name) ?? 0) + 1);
        if (times.get(name) !== REPETITION_LIMIT + 1) continue;
        context.reportError(new GraphQLError(`A selection names a field ${REPETITION_LIMIT} times at most.`));
      }
    },
  };
};

/**
 * Operations are known by their names in logs, metrics and the manifest.
 * @returns the operation, found and well named
 * @throws GraphQLError BAD_REQUEST
 */
export function requireNamedOperation(
  operation: OperationDefinitionNode | undefined,
): OperationDefinitionNode {
  if (operation?.name !== undefined && OPERATION_NAME.test(operation.name.value)) return operation;
  throw new GraphQLError('An operation needs a name of at most 64 letters, digits and underscores.', {
    extensions: { code: 'BAD_REQUEST', http: { status: 400 } },
  });
}
