import { correlationIdOf, CORRELATION_HEADER } from '@loupe/subgraph-server/correlation';
import { MASKED_MESSAGE } from '@loupe/subgraph-server/mask-errors';
import type { Logger } from '@loupe/telemetry/logger';
import type { ErrorRequestHandler } from 'express';
import { CallRefused } from './call-refused.ts';

/**
 * What a route throws, and what express refuses before any route is found, as `{ code, message }` (RE-09): express would tell the
 * caller its own stack, and the console rather than the log. Express tells an error handler by its four parameters.
 */
export const refusals =
  (logger: Logger): ErrorRequestHandler =>
  (error: unknown, request, response, _next) => {
    const correlationId = correlationIdOf(request.headers);
    response.setHeader(CORRELATION_HEADER, correlationId);
    const status = statusOf(error);
    if (status >= 500) logger.error({ err: error, correlationId, path: request.path }, 'A call failed.');
    const said = error instanceof CallRefused ? error : undefined;
    const code = said?.code ?? (status < 500 ? 'BAD_REQUEST' : 'INTERNAL_SERVER_ERROR');
    response.status(status).json({ code, message: said?.message ?? MASKED_MESSAGE });
  };

/** A form that is too large or none has its status from express. */
function statusOf(error: unknown): number {
  const { status } = error as { status?: unknown };
  return typeof status === 'number' && status >= 400 ? status : 500;
}
