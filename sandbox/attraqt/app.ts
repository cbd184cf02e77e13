import express, { type Express, type Router } from 'express';
import { activityPage } from './page.ts';
import type { Activities } from './tracker/activities.ts';
import { trackerRoutes } from './tracker/routes.ts';

export interface AppDependencies {
  readonly trackerKey: string;
  readonly activities: Activities;
  readonly search: Router;
}

/** Search, feed and collector of the vendor; `/` shows what was looked at, `/control` takes all of it down. */
export function createApp({ trackerKey, activities, search }: AppDependencies): Express {
  const app = express();
  app.disable('x-powered-by');
  let down = false;

  app.get('/healthz', (_request, response) => void response.json({ status: 'ok' }));
  app.put('/control', express.json(), (request, response) => {
    down = (request.body as { down?: unknown }).down === true;
    response.json({ down });
  });
  app.get('/', (_request, response) => void response.type('html').send(activityPage(activities.list())));
  app.get('/api/activities', (request, response) => {
    const session = request.query['sessionId'];
    const all = activities.list();
    response.json({
      activities: session === undefined ? all : all.filter((each) => each.sessionId === session),
    });
  });
  app.delete('/api/activities', (_request, response, next) => {
    activities.clear().then(() => response.status(204).end(), next);
  });
  app.use((_request, response, next) => {
    if (down) response.status(503).send('Service Unavailable');
    else next();
  });
  app.use(search);
  app.use(trackerRoutes(trackerKey, activities));
  return app;
}
