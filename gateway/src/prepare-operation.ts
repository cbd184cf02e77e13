import { HeaderMap, type ApolloServerPlugin } from '@apollo/server';
import { startTimeLimit } from '@loupe/outgoing/time-limit';
import { GraphQLError, type OperationDefinitionNode } from 'graphql';
import type { GatewayContext, SubgraphCall } from './gateway-context.ts';
import { requireNamedOperation } from './limits.ts';
import type { Assertions } from './session/assertions.ts';
import { cookieAfter } from './session/cookie-after.ts';
import { identifyShopper, SessionExpired, type SessionPorts } from './session/identify-shopper.ts';
import type { TimeOuts } from './subgraphs/time-outs.ts';

export interface PrepareOperationPorts {
  readonly sessions: SessionPorts;
  readonly assertions: Assertions;
  readonly timeOutsOf: (operation: OperationDefinitionNode) => TimeOuts;
}

/** Runs between validation and execution, when the operation type is known: identifies the shopper and sets the time limits. */
export function prepareOperation({
  sessions,
  assertions,
  timeOutsOf,
}: PrepareOperationPorts): ApolloServerPlugin<GatewayContext> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ operation, contextValue, response }) {
          const { call, setCookie } = await prepare(requireNamedOperation(operation), contextValue);
          if (setCookie !== undefined) response.http.headers.set('set-cookie', setCookie);
          contextValue.call = call;
        },
        async willSendResponse({ response, contextValue }) {
          const { limit, sessionChange, retryAfter } = contextValue.call ?? {};
          limit?.end();
          // A page that web renders for all shoppers has no session.
          if (sessionChange !== undefined && contextValue.origin.kind === 'browser')
            response.http.headers.set('set-cookie', cookieAfter(sessionChange, contextValue, sessions));
          if (retryAfter !== undefined) response.http.headers.set('retry-after', retryAfter);
          // Apollo's gateway names there the subgraph whose answer violated its schema.
          if (response.body.kind === 'single') delete response.body.singleResult.extensions;
        },
      };
    },
  };

  async function prepare(
    operation: OperationDefinitionNode,
    { origin, cookieHeader }: GatewayContext,
  ): Promise<{ call: SubgraphCall; setCookie: string | undefined }> {
    const isMutation = operation.operation === 'mutation';
    try {
      const { actor, setCookie } = await identifyShopper({ origin, cookieHeader, isMutation }, sessions);
      const { operationMs, subgraphMs } = timeOutsOf(operation);
      const call: SubgraphCall = {
        assertion: await assertions.of(actor),
        isMutation,
        subgraphTimeoutMs: subgraphMs,
        limit: startTimeLimit(operationMs),
        sessionChange: undefined,
        retryAfter: undefined,
        fetched: undefined,
      };
      return { call, setCookie };
    } catch (error) {
      throw error instanceof SessionExpired ? sessionExpired(error) : error;
    }
  }
}

/** With status 200, since clients look for typed errors in answers, not in failed requests. */
function sessionExpired({ message, setCookie }: SessionExpired): GraphQLError {
  const headers = new HeaderMap([['set-cookie', setCookie]]);
  return new GraphQLError(message, {
    extensions: { code: 'SessionExpiredError', http: { status: 200, headers } },
  });
}
