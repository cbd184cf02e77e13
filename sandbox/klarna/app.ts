import express from 'express';
import type { ErrorRequestHandler, Express } from 'express';
import type { Clock } from '../clock.ts';
import { kidsOf } from '../keys.ts';
import { apiRoutes } from './api-routes.ts';
import type { ApiDependencies } from './api-routes.ts';
import type { Callbacks } from './callbacks/sender.ts';
import { controlRoutes } from './control/routes.ts';
import { widgetRoutes } from './widget/routes.ts';

export interface AppDependencies extends ApiDependencies {
  readonly clock: Clock;
  readonly callbacks: Callbacks;
}

export function createApp(deps: AppDependencies): Express {
  const app = express().disable('x-powered-by');
  app.get(
    '/healthz',
    (_request, response) => void response.json({ status: 'ok', keys: { klarna: kidsOf(deps.passwords()) } }),
  );
  app.use(apiRoutes(deps), widgetRoutes(deps.handling), controlRoutes(deps));
  app.use((_request, response) => void response.status(404).end());
  app.use(failures);
  return app;
}

const failures: ErrorRequestHandler = (error: unknown, _request, response, _next) => {
  const status = (error as { status?: number }).status ?? 500;
  if (status >= 500) console.error(error);
  response.status(status).end();
};
