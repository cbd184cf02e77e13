import type { ApolloServerPlugin } from '@apollo/server';
import type { Logger } from '@loupe/telemetry/logger';
import type { GatewayContext } from './gateway-context.ts';
import { SubgraphUnavailableError } from './subgraphs/subgraph-unavailable-error.ts';

/** Logs errors of the gateway with the correlation id that the caller gets; subgraphs log their own. */
export function logFailures(logger: Logger): ApolloServerPlugin<GatewayContext> {
  return {
    async requestDidStart() {
      return {
        async didEncounterErrors({ errors, operationName, contextValue: { correlationId } }) {
          for (const error of errors) {
            if (!(error instanceof SubgraphUnavailableError)) continue;
            const { subgraph, cause } = error;
            logger.error(
              { err: cause, correlationId, operationName, subgraph },
              'A subgraph did not answer.',
            );
          }
        },
      };
    },
    async unexpectedErrorProcessingRequest({ error, requestContext: { contextValue, operationName } }) {
      const { correlationId } = contextValue;
      logger.error({ err: error, correlationId, operationName }, 'An operation failed.');
    },
  };
}
