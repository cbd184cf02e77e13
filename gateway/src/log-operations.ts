import type { ApolloServerPlugin } from '@apollo/server';
import { beganAt, secondsSince } from '@loupe/subgraph-server/operation-clock';
import type { Logger } from '@loupe/telemetry/logger';
import { describeSpan } from '@loupe/telemetry/trace';
import type { GatewayContext } from './gateway-context.ts';

export interface LoggedOperation {
  readonly operation: string | null | undefined;
  readonly seconds: number;
  readonly codes?: readonly unknown[] | undefined;
}

/** One log line per operation: its name, duration and result. Variables are not logged, since they may contain personal data. */
export const logOperation =
  (logger: Logger) =>
  ({ operation, seconds, codes }: LoggedOperation, { origin, correlationId }: GatewayContext): void => {
    describeSpan({ 'graphql.operation.name': operation ?? '', 'loupe.site': origin.site });
    const ms = Math.round(seconds * 1000);
    logger.info({ operation, site: origin.site, ms, codes, correlationId }, 'answered');
  };

/** Logs the operations that Apollo Server executes. */
export function logOperations(logger: Logger): ApolloServerPlugin<GatewayContext> {
  const logAnswered = logOperation(logger);
  return {
    async requestDidStart({ contextValue }) {
      const began = beganAt(contextValue);
      return {
        async willSendResponse({ operationName, errors }) {
          const seconds = secondsSince(began);
          const codes = errors?.map(({ extensions }) => extensions['code']);
          logAnswered({ operation: operationName, seconds, codes }, contextValue);
        },
      };
    },
  };
}
