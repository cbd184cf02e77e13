import express from 'express';
import type { ErrorRequestHandler, Express } from 'express';
import { kidsOf } from '../keys.ts';
import { controlRoutes } from './control/routes.ts';
import type { Faults, Host } from './faults.ts';
import { jsonRpc } from './json-rpc.ts';
import type { MethodDependencies } from './methods/call.ts';

export interface AppDependencies extends MethodDependencies {
  readonly faults: Faults;
}

/** One of the vendor's two hosts; the primary one also serves the page and the control API. */
export function createApp(host: Host, deps: AppDependencies): Express {
  const app = express().disable('x-powered-by');
  app.get(
    '/healthz',
    (_request, response) =>
      void response.json({ status: 'ok', keys: { givex: kidsOf(deps.merchant.passwords()) } }),
  );
  app.post('/', jsonRpc(host, deps));
  if (host === 'primary') app.use(controlRoutes(deps));
  app.use((_request, response) => void response.status(404).end());
  app.use(failures);
  return app;
}

/** A body that is no JSON, or a bug here: the message is not shown, since it may contain a card number. */
const failures: ErrorRequestHandler = (error: unknown, _request, response, _next) => {
  const status = (error as { status?: number }).status ?? 500;
  if (status >= 500) console.error(error);
  response.status(status).end();
};
