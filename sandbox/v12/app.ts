import express from 'express';
import type { ErrorRequestHandler, Express } from 'express';
import type { Clock } from '../clock.ts';
import { kidsOf } from '../keys.ts';
import { apiRoutes } from './api-routes.ts';
import type { ApiDependencies } from './api-routes.ts';
import type { Callbacks } from './callbacks/sender.ts';
import { controlRoutes } from './control/routes.ts';
import { applicationRoutes } from './pages/routes.ts';

export interface AppDependencies extends ApiDependencies {
  readonly clock: Clock;
  readonly callbacks: Callbacks;
  /** Where customers go back to. */
  readonly returnUrl: string;
}

export function createApp(deps: AppDependencies): Express {
  const app = express().disable('x-powered-by');
  app.get(
    '/healthz',
    (_request, response) => void response.json({ status: 'ok', keys: { v12: kidsOf(deps.keys()) } }),
  );
  app.use(apiRoutes(deps), applicationRoutes(deps.book, deps.returnUrl), controlRoutes(deps));
  app.use((_request, response) => void response.status(404).end());
  app.use(failures);
  return app;
}

const failures: ErrorRequestHandler = (error: unknown, _request, response, _next) => {
  const status = (error as { status?: number }).status ?? 500;
  if (status >= 500) console.error(error);
  response.status(status).end();
};
