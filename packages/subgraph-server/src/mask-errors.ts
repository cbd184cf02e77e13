import type { ApolloServerPlugin, BaseContext } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import type { Logger } from '@loupe/telemetry/logger';
import type { GraphQLFormattedError } from 'graphql';
import { CORRELATION_HEADER } from './correlation.ts';
import { GraphFault } from './fault.ts';

export const MASKED_MESSAGE = 'Something went wrong.';

/** What the caller did wrong is said as it is; such errors arise before any resolver runs and so have no path. */
const REQUEST_ERRORS: ReadonlySet<unknown> = new Set([
  'BAD_REQUEST',
  'BAD_USER_INPUT',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
]);

/** Apollo's formatError: only GraphFaults and the caller's own mistakes keep their words. */
export function maskError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const { message, locations, path, extensions } = formatted;
  const place = { ...(locations && { locations }), ...(path && { path }) };
  const thrown = unwrapResolverError(error);
  if (thrown instanceof GraphFault) return { message, ...place, extensions: { ...thrown.extensions } };
  const code = extensions?.['code'];
  if (path === undefined && REQUEST_ERRORS.has(code)) return { message, ...place, extensions: { code } };
  return { message: MASKED_MESSAGE, ...place, extensions: { code: 'INTERNAL_SERVER_ERROR' } };
}

/** Logs what maskError hides, and gives the caller the id by which it is found. */
export function correlateErrors<Context extends BaseContext>(logger: Logger): ApolloServerPlugin<Context> {
  return {
    async requestDidStart({ request }) {
      const correlationId = request.http?.headers.get(CORRELATION_HEADER);
      return {
        async didEncounterErrors({ errors, operationName }) {
          for (const error of errors) {
            const thrown = unwrapResolverError(error);
            if (thrown instanceof GraphFault || error.path === undefined) continue;
            logger.error({ err: thrown, correlationId, operationName, path: error.path }, 'A field failed.');
          }
        },
        async willSendResponse({ response }) {
          if (response.body.kind !== 'single') return;
          const { singleResult } = response.body;
          if (!singleResult.errors) return;
          singleResult.errors = singleResult.errors.map((error) => ({
            ...error,
            extensions: { ...error.extensions, correlationId },
          }));
        },
      };
    },
  };
}
