import type { IncomingMessage, ServerResponse } from 'node:http';
import { correlationIdOf } from '@loupe/subgraph-server/correlation';
import { serveGraphql } from '@loupe/subgraph-server/graphql-endpoint';
import { MASKED_MESSAGE } from '@loupe/subgraph-server/mask-errors';
import { refuse } from '@loupe/subgraph-server/respond';
import type { Logger } from '@loupe/telemetry/logger';
import { inSpan } from '@loupe/telemetry/trace';
import { clientOf } from './client.ts';
import type { Graph } from './graph.ts';
import { BODY_LIMIT } from './limits.ts';
import type { FindOperation } from './operations/find-operation.ts';
import { originOf, type OriginOptions } from './site.ts';

/** W3C trace context, version 00. */
const TRACEPARENT = /^00-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/;

function traceparentOf({ traceparent }: IncomingMessage['headers']): string | undefined {
  return typeof traceparent === 'string' && TRACEPARENT.test(traceparent) ? traceparent : undefined;
}

export interface GraphqlRequestOptions {
  readonly graph: Graph;
  readonly findOperation: FindOperation;
  readonly origins: OriginOptions;
  /** Proxies of ours in front: what they say of the browser's address is believed. */
  readonly trustedProxies: number;
  readonly logger: Logger;
}

/** POST only: a data call is never something a link, an image or a cache can repeat (QY-17). */
export async function serveGraphqlRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { graph, findOperation, origins, trustedProxies, logger }: GraphqlRequestOptions,
): Promise<void> {
  const { headers, method } = request;
  const correlationId = correlationIdOf(headers);
  if (method !== 'POST') {
    response.setHeader('allow', 'POST');
    refuse(response, 405, { code: 'BAD_REQUEST', message: 'Use POST.', correlationId });
    return;
  }
  try {
    await inSpan('gateway /graphql', { kind: 'server', parent: traceparentOf(headers) }, () =>
      serveGraphql(request, response, {
        server: graph.server,
        correlationId,
        bodyLimit: BODY_LIMIT,
        find: findOperation,
        context: () => ({
          origin: originOf(headers, origins),
          client: clientOf(request, trustedProxies),
          cookieHeader: headers.cookie,
          correlationId,
          call: undefined,
        }),
      }),
    );
  } catch (error) {
    logger.error({ err: error, correlationId }, 'A request failed.');
    refuse(response, 500, { code: 'INTERNAL_SERVER_ERROR', message: MASKED_MESSAGE, correlationId });
  }
}
