import type { IncomingMessage, ServerResponse } from 'node:http';
import { correlationIdOf, CORRELATION_HEADER } from '@loupe/subgraph-server/correlation';
import { MASKED_MESSAGE } from '@loupe/subgraph-server/mask-errors';
import type { Logger } from '@loupe/telemetry/logger';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import { CallRefused } from './call-refused.ts';
import { PROBLEM_TYPE, problemOf } from './problem.ts';

/** What express refuses by itself, so that the caller finds the fault. */
const UNREADABLE: ReadonlyMap<number, string> = new Map([
  [400, 'The request cannot be read.'],
  [413, 'The request is too large.'],
  [415, 'The request is in an encoding that is not read.'],
]);

/**
 * Answers errors of routes and of express itself as problems (RE-09): express would send the caller its stack and write to the console.
 * Express recognises an error handler by its four parameters.
 */
export const refusals =
  (logger: Logger): ErrorRequestHandler =>
  (error: unknown, request, response, _next) => {
    const correlationId = correlationIdOf(request.headers);
    const status = statusOf(error);
    if (status >= 500) logger.error({ err: error, correlationId, path: request.path }, 'A call failed.');
    const said = error instanceof CallRefused ? error : undefined;
    const code = said?.code ?? (status < 500 ? 'BAD_REQUEST' : 'INTERNAL_SERVER_ERROR');
    const message = said?.message ?? UNREADABLE.get(status) ?? MASKED_MESSAGE;
    response
      .status(status)
      .set(CORRELATION_HEADER, correlationId)
      // An error is for the one who asked, also where the answer were for everybody.
      .set({ 'cache-control': 'private, no-store', vary: 'Cookie' })
      .removeHeader('etag');
    response
      .type(PROBLEM_TYPE)
      .send(JSON.stringify(problemOf({ status, code, message, field: said?.field, correlationId })));
  };

/** For what no route answers. */
export const unknownAddress: RequestHandler = () => {
  throw new CallRefused('NOT_FOUND', 'There is nothing at this address.');
};

/** For an address that is no path, such as `GET http://`: express gives it to no route and answers it by an HTML page. */
export function refuseAddress({ headers }: IncomingMessage, response: ServerResponse): void {
  const correlationId = correlationIdOf(headers);
  const message = 'The address cannot be read.';
  const problem = problemOf({ status: 400, code: 'BAD_REQUEST', message, correlationId });
  response.statusCode = problem.status;
  response.setHeader('content-type', PROBLEM_TYPE);
  response.setHeader('cache-control', 'private, no-store');
  response.setHeader(CORRELATION_HEADER, correlationId);
  response.end(JSON.stringify(problem));
}

/** For a form that is too large or invalid, express sets the status. */
function statusOf(error: unknown): number {
  const { status } = error as { status?: unknown };
  return typeof status === 'number' && status >= 400 ? status : 500;
}
