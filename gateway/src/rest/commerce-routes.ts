import { correlationIdOf, CORRELATION_HEADER } from '@loupe/subgraph-server/correlation';
import { MASKED_MESSAGE } from '@loupe/subgraph-server/mask-errors';
import type { Site } from '@loupe/subgraph-server/actor';
import type { Logger } from '@loupe/telemetry/logger';
import express, { Router, type ErrorRequestHandler, type RequestHandler } from 'express';
import { originOf } from '../site.ts';
import { bagRollover } from './bag-rollover.ts';
import { CallRefused } from './call-refused.ts';
import { dynamicData } from './dynamic-data.ts';
import { listAdd, listRemove } from './list-change.ts';
import { listRollover, type ListPorts } from './list-rollover.ts';
import { requireOwnPage, requireXhr } from './require-own-script.ts';

/** What each shop calls its list, in the path (EN-10). */
const LIST_PATHS: Readonly<Record<Site, string>> = { beaverbrooks: 'favourites', loupe: 'wishlist' };

/** Bytes of a form. */
const FORM_LIMIT = 10_000;

/** The commerce host's calls, answered from the graph: pages that are not composable ask these. */
export function commerceRoutes(ports: ListPorts, logger: Logger): Router {
  const ofThisShop: RequestHandler<{ list: string }> = (request, _response, next) => {
    const { site } = originOf(request.headers, ports.origins);
    if (request.params.list !== LIST_PATHS[site])
      throw new CallRefused('NotImplementedError', 'This shop has no such list.');
    next();
  };
  const form = express.urlencoded({ extended: false, limit: FORM_LIMIT });
  const only =
    (method: string): RequestHandler =>
    (_request, response) => {
      response.setHeader('allow', method);
      throw new CallRefused('METHOD_NOT_ALLOWED', `Use ${method}.`);
    };

  const routes = Router();
  routes.get('/api/v1/dynamic/data', requireOwnPage, dynamicData(ports));
  routes.get('/bag/rollover', requireOwnPage, requireXhr, bagRollover(ports));
  routes.all(['/api/v1/dynamic/data', '/bag/rollover'], only('GET'));
  for (const [path, method, answer] of [
    ['rollover', 'get', listRollover(ports)],
    ['add', 'post', listAdd(ports)],
    ['remove', 'post', listRemove(ports)],
  ] as const) {
    routes[method](`/:list/${path}`, ofThisShop, requireOwnPage, requireXhr, form, answer);
    routes.all(`/:list/${path}`, ofThisShop, only(method.toUpperCase()));
  }
  routes.use(refusals(logger));
  return routes;
}

/** Express tells an error handler by its four parameters. */
const refusals =
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
