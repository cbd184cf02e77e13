import type { BaseContext } from '@apollo/server';
import type { Logger } from '@loupe/telemetry/logger';
import { inSpan } from '@loupe/telemetry/trace';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Actor } from './actor.ts';
import { ASSERTION_HEADER } from './assertion.ts';
import { clientFactsOf } from './client-facts.ts';
import { correlationIdOf } from './correlation.ts';
import { serveGraphql, type GraphqlExchange } from './graphql-endpoint.ts';
import { SUBGRAPH_BODY_LIMIT } from './limits.ts';
import { MASKED_MESSAGE } from './mask-errors.ts';
import { STAGED_HEADER, UNCOUNTED_HEADER } from './request-info.ts';
import type { RequestInfo } from './request-info.ts';
import { refuse } from './respond.ts';

export interface SubgraphRequestOptions<Context extends BaseContext> {
  readonly service: string;
  /** Made for each request: loaders live here. */
  readonly context: (request: RequestInfo) => Context | Promise<Context>;
  /** Rejects what is not a valid assertion. */
  readonly verifyAssertion: (token: string) => Promise<Actor>;
  readonly logger: Logger;
}

/** Nothing is read or run before the assertion is verified: without a valid one the answer is 401. */
export async function serveSubgraphRequest<Context extends BaseContext>(
  request: IncomingMessage,
  response: ServerResponse,
  answering: Pick<GraphqlExchange<Context>, 'server' | 'answerKnown'>,
  { service, verifyAssertion, context, logger }: SubgraphRequestOptions<Context>,
): Promise<void> {
  const { headers } = request;
  const correlationId = correlationIdOf(headers);
  try {
    const actor = await actorOf(headers[ASSERTION_HEADER], verifyAssertion);
    if (actor === undefined) {
      refuse(response, 401, {
        code: 'UNAUTHENTICATED',
        message: 'A valid assertion is required.',
        correlationId,
      });
      return;
    }
    if (request.method !== 'POST') {
      response.setHeader('allow', 'POST');
      refuse(response, 405, { code: 'BAD_REQUEST', message: 'Use POST.', correlationId });
      return;
    }
    const traceparent = typeof headers['traceparent'] === 'string' ? headers['traceparent'] : undefined;
    await inSpan(`${service} /graphql`, { kind: 'server', parent: traceparent }, () =>
      serveGraphql(request, response, {
        ...answering,
        correlationId,
        bodyLimit: SUBGRAPH_BODY_LIMIT,
        context: () =>
          context({
            actor,
            client: clientFactsOf(headers),
            isStaged: headers[STAGED_HEADER] === 'true',
            isCounted: headers[UNCOUNTED_HEADER] === undefined,
            correlationId,
            setHeader: (name, value) => void response.setHeader(name, value),
          }),
      }),
    );
  } catch (error) {
    logger.error({ err: error, correlationId }, 'A request failed.');
    refuse(response, 500, { code: 'INTERNAL_SERVER_ERROR', message: MASKED_MESSAGE, correlationId });
  }
}

/** @returns undefined without a valid assertion; the caller does not learn the reason */
async function actorOf(
  assertion: string | string[] | undefined,
  verify: (token: string) => Promise<Actor>,
): Promise<Actor | undefined> {
  if (typeof assertion !== 'string') return undefined;
  try {
    return await verify(assertion);
  } catch {
    return undefined;
  }
}
