import { tryAgain } from '@loupe/rate-limit/rate-limited';
import { HeaderMap, type ApolloServerPlugin } from '@apollo/server';
import { startTimeLimit } from '@loupe/outgoing/time-limit';
import { GraphQLError, type OperationDefinitionNode } from 'graphql';
import type { GatewayContext, SubgraphCall } from './gateway-context.ts';
import { requireNamedOperation } from './limits.ts';
import type { Assertions } from './session/assertions.ts';
import { beginsSession } from './session/begins-session.ts';
import { cookieAfter } from './session/cookie-after.ts';
import {
  identifyShopper,
  SessionExpired,
  SessionRefused,
  type SessionPorts,
} from './session/identify-shopper.ts';
import type { TimeOuts } from './subgraphs/time-outs.ts';

export interface PrepareOperationPorts {
  readonly sessions: SessionPorts;
  readonly assertions: Assertions;
  readonly timeOutsOf: (operation: OperationDefinitionNode) => TimeOuts;
}

/** What an operation needs besides its execution. */
export interface PrepareOperation {
  /** Between validation and execution: identifies the shopper and sets the time limits, unless done. @throws GraphQLError SessionExpiredError, TooManyAttemptsError */
  readonly begin: (operation: OperationDefinitionNode, context: GatewayContext) => Promise<SubgraphCall>;
  /** @returns the answer's headers: sessions that begin or end, and when to ask again */
  readonly end: (context: GatewayContext) => ReadonlyMap<string, string>;
}

export function prepareOperation({
  sessions,
  assertions,
  timeOutsOf,
}: PrepareOperationPorts): PrepareOperation {
  return {
    async begin(operation, context) {
      context.preparing ??= prepare(operation, context);
      context.call = await context.preparing;
      return context.call;
    },
    end(context) {
      const { limit, setCookie, sessionChange, retryAfter } = context.call ?? {};
      limit?.end();
      const headers = new Map<string, string>();
      // A page that web renders for all shoppers has no session.
      if (sessionChange !== undefined && context.origin.kind === 'browser')
        headers.set('set-cookie', cookieAfter(sessionChange, context, sessions));
      else if (setCookie !== undefined) headers.set('set-cookie', setCookie);
      if (retryAfter !== undefined) headers.set('retry-after', retryAfter);
      return headers;
    },
  };

  async function prepare(
    operation: OperationDefinitionNode,
    { origin, client, cookieHeader }: GatewayContext,
  ): Promise<SubgraphCall> {
    const isMutation = operation.operation === 'mutation';
    try {
      const { actor, setCookie } = await identifyShopper(
        { origin, client, cookieHeader, isMutation, beginsSession: beginsSession(operation) },
        sessions,
      );
      const { operationMs, subgraphMs } = timeOutsOf(operation);
      return {
        assertion: await assertions.of(actor),
        setCookie,
        isMutation,
        subgraphTimeoutMs: subgraphMs,
        limit: startTimeLimit(operationMs),
        sessionChange: undefined,
        retryAfter: undefined,
        fetched: undefined,
      };
    } catch (error) {
      if (error instanceof SessionExpired) throw sessionExpired(error);
      throw error instanceof SessionRefused ? sessionRefused(error) : error;
    }
  }
}

/** Prepares the operations that Apollo Server executes. */
export const preparing = ({ begin, end }: PrepareOperation): ApolloServerPlugin<GatewayContext> => ({
  async requestDidStart() {
    return {
      async didResolveOperation({ operation, contextValue }) {
        await begin(requireNamedOperation(operation), contextValue);
      },
      async willSendResponse({ response, contextValue }) {
        for (const [name, value] of end(contextValue)) response.http.headers.set(name, value);
        // Apollo's gateway names there the subgraph whose answer violated its schema.
        if (response.body.kind === 'single') delete response.body.singleResult.extensions;
      },
    };
  },
});

function sessionExpired({ message, setCookie }: SessionExpired): GraphQLError {
  return answered(message, 'SessionExpiredError', ['set-cookie', setCookie]);
}

function sessionRefused({ refusal: { type, retryAfterSeconds } }: SessionRefused): GraphQLError {
  const message = `Too many people on your network have just begun to shop here. ${tryAgain({ retryAfterSeconds })}`;
  return answered(message, type, ['retry-after', String(retryAfterSeconds)], { retryAfterSeconds });
}

/** With status 200, since clients look for typed errors in answers, not in failed requests. */
const answered = (message: string, code: string, header: [string, string], facts: object = {}) =>
  new GraphQLError(message, {
    extensions: { ...facts, code, http: { status: 200, headers: new HeaderMap([header]) } },
  });
