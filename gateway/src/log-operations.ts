import type { ApolloServerPlugin } from '@apollo/server';
import type { Logger } from '@loupe/telemetry/logger';
import { describeSpan } from '@loupe/telemetry/trace';
import type { GatewayContext } from './gateway-context.ts';

/** One log line per operation: its name, duration and result. Variables are not logged, since they may contain personal data. */
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
