import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { GraphQLError, type ValidationRule } from 'graphql';

/** Bytes of a request's body: many times the size of the entity ids of a list page. */
export const SUBGRAPH_BODY_LIMIT = 1_000_000;
export const TOKEN_LIMIT = 5_000;
/** Deeper than the gateway allows, since entity fetches put `_entities` and a type condition around the selection. */
export const SUBGRAPH_DEPTH_LIMIT = 15;

/** Refuses an operation that nests more than `limit` selections, fragments included. */
export function depthLimit(limit: number): ValidationRule {
  return (context) =>
    maxDepthRule({
      n: limit,
      ignoreIntrospection: false,
      flattenFragments: true,
      // Reported instead of thrown: a thrown error would count as a server error, not as the caller's mistake.
      propagateOnRejection: false,
      onReject: [
        () => context.reportError(new GraphQLError(`The operation nests deeper than ${limit} levels.`)),
      ],
    })(context);
}
