import type { IncomingMessage, ServerResponse } from 'node:http';
import { correlationIdOf } from '@loupe/subgraph-server/correlation';
import { serveGraphql } from '@loupe/subgraph-server/graphql-endpoint';
import { MASKED_MESSAGE } from '@loupe/subgraph-server/mask-errors';
import { refuse } from '@loupe/subgraph-server/respond';
import type { Logger } from '@loupe/telemetry/logger';
import { inSpan } from '@loupe/telemetry/trace';
import { isForeign } from './foreign-request.ts';
import type { Graph } from './graph.ts';
import { admitPages, answerPreflight, pagesOf } from './graph-hosts.ts';
import { BODY_LIMIT } from './limits.ts';
import type { FindOperation } from './operations/find-operation.ts';
import { bodyOfAddress, mayBeGot } from './operations/query-of-address.ts';
import { contextOf, type ContextOptions } from './request-context.ts';

/** W3C trace context, version 00. */
const TRACEPARENT = /^00-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/;

function traceparentOf({ traceparent }: IncomingMessage['headers']): string | undefined {
  return typeof traceparent === 'string' && TRACEPARENT.test(traceparent) ? traceparent : undefined;
}

export interface GraphqlRequestOptions extends ContextOptions {
  readonly graph: Graph;
  readonly findOperation: FindOperation;
  /** Whether a query may be asked by GET, as storefronts do that are configured to (RE-10). */
  readonly answersGet: boolean;
  readonly logger: Logger;
}

/** An HTML form cannot send this content type. */
const isJson = ({ 'content-type': type = '' }: IncomingMessage['headers']): boolean =>
  /^application\/json\s*(;|$)/i.test(type);

/** POST, and queries by GET where that is configured: no link, image or cache can repeat a change (QY-17). */
export async function serveGraphqlRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { graph, findOperation, answersGet, origins, trustedProxies, logger }: GraphqlRequestOptions,
): Promise<void> {
  const { headers, method } = request;
  const pages = pagesOf(headers, origins.graphHosts);
  if (pages !== undefined) {
    admitPages(response, pages);
    if (method === 'OPTIONS') return answerPreflight(response);
  }
  const correlationId = correlationIdOf(headers);
  const sent = answersGet && method === 'GET' ? bodyOfAddress(request.url ?? '/') : undefined;
  if (sent === undefined ? method !== 'POST' : !mayBeGot(sent, findOperation)) {
    response.setHeader('allow', 'POST');
    refuse(response, 405, { code: 'BAD_REQUEST', message: 'Use POST.', correlationId });
    return;
  }
  const context = contextOf(request, { origins, trustedProxies, correlationId });
  if (context.origin.kind === 'browser' && isForeign(headers, origins.graphHosts)) {
    refuse(response, 403, {
      code: 'FORBIDDEN',
      message: 'The request must come from a page of this shop.',
      correlationId,
    });
    return;
  }
  if (sent === undefined && !isJson(headers)) {
    refuse(response, 415, { code: 'BAD_REQUEST', message: 'Send application/json.', correlationId });
    return;
  }
  try {
    await inSpan('gateway /graphql', { kind: 'server', parent: traceparentOf(headers) }, () =>
      serveGraphql(request, response, {
        server: graph.server,
        answerKnown: graph.answerKnown,
        correlationId,
        bodyLimit: BODY_LIMIT,
        find: findOperation,
        ...(sent === undefined ? {} : { sent }),
        context: () => context,
      }),
    );
  } catch (error) {
    logger.error({ err: error, correlationId }, 'A request failed.');
    refuse(response, 500, { code: 'INTERNAL_SERVER_ERROR', message: MASKED_MESSAGE, correlationId });
  }
}
