import type { ApolloServerPlugin, BaseContext } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import type { Logger } from '@loupe/telemetry/logger';
import type { GraphQLFormattedError } from 'graphql';
import { CORRELATION_HEADER } from './correlation.ts';
import { GraphFault } from './fault.ts';

export const MASKED_MESSAGE = 'Something went wrong.';

/** Codes of the caller's own mistakes, whose messages are returned; such errors occur before any resolver runs and have no path. */
const REQUEST_ERRORS: ReadonlySet<unknown> = new Set([
  'BAD_REQUEST',
  'BAD_USER_INPUT',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
]);

/** True for a mistake of the caller, whose message is returned. */
export function isCallersMistake({ path, extensions }: GraphQLFormattedError): boolean {
  return path === undefined && REQUEST_ERRORS.has(extensions?.['code']);
}

/** Apollo's formatError for a subgraph: only GraphFaults and the caller's own mistakes keep their messages. */
export function maskError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const { message, extensions } = formatted;
  const thrown = unwrapResolverError(error);
  if (thrown instanceof GraphFault) return answer(formatted, message, { ...thrown.extensions });
  if (isCallersMistake(formatted)) return answer(formatted, message, { code: extensions?.['code'] });
  return answer(formatted, MASKED_MESSAGE, { code: 'INTERNAL_SERVER_ERROR' });
}

function answer(
  { locations, path }: GraphQLFormattedError,
  message: string,
  extensions: Record<string, unknown>,
): GraphQLFormattedError {
  return { message, ...(locations && { locations }), ...(path && { path }), extensions };
}

/** Logs what maskError hides, with the correlation id that the caller gets. */
export function logFieldErrors<Context extends BaseContext>(logger: Logger): ApolloServerPlugin<Context> {
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
      };
    },
  };
}

/** Adds to every error the correlation id by which its cause is found in the logs. */
export function correlateErrors<Context extends BaseContext>(): ApolloServerPlugin<Context> {
  return {
    async requestDidStart({ request }) {
      const correlationId = request.http?.headers.get(CORRELATION_HEADER);
      return {
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
