import express, { Router, type RequestHandler } from 'express';
import { originOf } from '../site.ts';
import type { GraphPorts } from './ask-graph.ts';
import { answerCall } from './answer-call.ts';
import type { Call } from './call.ts';
import { CallRefused } from './call-refused.ts';
import { CALLS } from './calls.ts';
import { OPENAPI_PATH, serveDocument } from './openapi/serve-document.ts';
import { requireOwnPage, requireXhr } from './require-own-script.ts';

/** Bytes of a form or of JSON. */
const BODY_LIMIT = 10_000;

const PARSERS = {
  'application/json': express.json({ limit: BODY_LIMIT }),
  'application/x-www-form-urlencoded': express.urlencoded({ extended: false, limit: BODY_LIMIT }),
} as const;

/** As express writes a path of OpenAPI. */
export const routeOf = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** The calls of the commerce host (RE-01 to RE-08, IN-02), answered from the graph, and their description. */
export function commerceRoutes(ports: GraphPorts): Router {
  const routes = Router();
  routes.get(OPENAPI_PATH, serveDocument());
  for (const call of CALLS) {
    const { method, path, body, needsXhr } = call;
    routes[method](
      routeOf(path),
      ofThisShop(call, ports),
      requireOwnPage,
      ...(needsXhr ? [requireXhr] : []),
      ...(body === undefined ? [] : [PARSERS[body.type]]),
      answerCall(call, ports),
    );
    routes.all(routeOf(path), ofThisShop(call, ports), only(method.toUpperCase()));
  }
  routes.all(OPENAPI_PATH, only('GET'));
  return routes;
}

const ofThisShop =
  ({ onlyOf }: Call, { origins }: GraphPorts): RequestHandler =>
  ({ headers }, _response, next) => {
    if (onlyOf !== undefined && onlyOf !== originOf(headers, origins).site)
      throw new CallRefused('NotImplementedError', 'This shop has no such list.');
    next();
  };

const only =
  (method: string): RequestHandler =>
  (_request, response) => {
    response.setHeader('allow', method);
    throw new CallRefused('METHOD_NOT_ALLOWED', `Use ${method}.`);
  };
