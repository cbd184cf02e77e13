import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from '@loupe/telemetry/logger';
import { inSpan } from '@loupe/telemetry/trace';
import { CORRELATION_HEADER, correlationIdOf } from './correlation.ts';
import { MASKED_MESSAGE } from './mask-errors.ts';
import { BodyTooLargeError, readBody } from './read-body.ts';
import { refuse, respondJson } from './respond.ts';

export interface RawRequest {
  readonly headers: IncomingHttpHeaders;
  /** The bytes as they were sent: a signature covers bytes. */
  readonly body: Buffer;
  readonly correlationId: string;
}

export interface RawAnswer {
  readonly status: number;
  readonly body: object;
}

/** A POST route that authenticates its caller itself, by the request. */
export interface RawRoute {
  /** Bytes at most. */
  readonly bodyLimit: number;
  readonly answer: (request: RawRequest) => Promise<RawAnswer>;
}

/** 405 for other methods, 413 above the limit before the route runs, 500 with a correlation id when the route throws. */
export async function serveRawRoute(
  request: IncomingMessage,
  response: ServerResponse,
  { bodyLimit, answer }: RawRoute,
  logger: Logger,
): Promise<void> {
  const correlationId = correlationIdOf(request.headers);
  response.setHeader(CORRELATION_HEADER, correlationId);
  if (request.method !== 'POST') {
    response.setHeader('allow', 'POST');
    refuse(response, 405, { code: 'BAD_REQUEST', message: 'Use POST.', correlationId });
    return;
  }
  const { headers } = request;
  const traceparent = typeof headers['traceparent'] === 'string' ? headers['traceparent'] : undefined;
  try {
    const body = await readBody(request, bodyLimit);
    const answered = await inSpan(`POST ${request.url ?? ''}`, { kind: 'server', parent: traceparent }, () =>
      answer({ headers, body, correlationId }),
    );
    respondJson(response, answered.status, answered.body);
  } catch (error) {
    if (error instanceof BodyTooLargeError) {
      response.setHeader('connection', 'close'); // the rest of the body is not waited for
      const message = `A request holds ${bodyLimit} bytes at most.`;
      refuse(response, 413, { code: 'BAD_REQUEST', message, correlationId });
      return;
    }
    logger.error({ err: error, correlationId }, 'A request failed.');
    refuse(response, 500, { code: 'INTERNAL_SERVER_ERROR', message: MASKED_MESSAGE, correlationId });
  }
}
