import type { ApolloServerPlugin } from '@apollo/server';
import type { Logger } from '@loupe/telemetry/logger';
import { describeSpan } from '@loupe/telemetry/trace';
import type { GatewayContext } from './gateway-context.ts';

/** One line for each operation: its name, how long it took and how it ended. Variables may hold people's data and stay out. */
export function logOperations(logger: Logger): ApolloServerPlugin<GatewayContext> {
  return {
    async requestDidStart({ contextValue: { correlationId, origin } }) {
      const began = performance.now();
      return {
        async willSendResponse({ operationName, errors }) {
          const ms = Math.round(performance.now() - began);
          describeSpan({ 'graphql.operation.name': operationName ?? '', 'loupe.site': origin.site });
          const codes = errors?.map(({ extensions }) => extensions['code']);
          logger.info({ operation: operationName, site: origin.site, ms, codes, correlationId }, 'answered');
        },
      };
    },
  };
}
