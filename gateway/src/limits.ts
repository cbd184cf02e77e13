import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { GraphQLError, type OperationDefinitionNode, type ValidationRule } from 'graphql';

/** Bytes of a request's body. */
export const BODY_LIMIT = 100_000;
export const TOKEN_LIMIT = 2_000;
export const DEPTH_LIMIT = 12;
const ALIAS_LIMIT = 15;
const OPERATION_NAME = /^[A-Za-z]\w{0,63}$/;

/** Refuses an operation that asks one thing many times under other names. */
export const aliasLimit: ValidationRule = (context) =>
  maxAliasesRule({
    n: ALIAS_LIMIT,
    // Thrown, the library's error would end as a fault of ours; reported, it is the caller's mistake.
    propagateOnRejection: false,
    onReject: [
      () => context.reportError(new GraphQLError(`An operation has ${ALIAS_LIMIT} aliases at most.`)),
    ],
  })(context);

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
