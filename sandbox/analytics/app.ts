import express, { type Express } from 'express';
import { eventsPage } from './page.ts';
import type { Received, ReceivedEvents } from './received.ts';

export interface AppDependencies {
  readonly measurementId: string;
  readonly received: ReceivedEvents;
}

const isGood = ({ faults }: Received): boolean => faults.length === 0;

/** The vendor's collector, which answers 204 whatever it is sent; `/` and `/api/events` show what was good and what was not. */
export function createApp({ measurementId, received }: AppDependencies): Express {
  const app = express();
  app.disable('x-powered-by');
  let mode: 'up' | 'down' | 'silent' = 'up';

  app.get('/healthz', (_request, response) => void response.json({ status: 'ok' }));
  app.put('/control', express.json(), (request, response) => {
    const { mode: asked } = request.body as { mode?: unknown };
    mode = asked === 'down' || asked === 'silent' ? asked : 'up';
    response.json({ mode });
  });
  app.get('/', (_request, response) => void response.type('html').send(eventsPage(received.list())));
  app.get('/api/events', (request, response) => {
    const client = request.query['clientId'];
    const asked = received.list().filter(({ clientId }) => client === undefined || clientId === client);
    response.json({ good: asked.filter(isGood), bad: asked.filter((each) => !isGood(each)) });
  });
  app.delete('/api/events', (_request, response, next) => {
    received.clear().then(() => response.status(204).end(), next);
  });
  app.post('/mp/collect', express.json({ limit: '130kb' }), (request, response, next) => {
    if (mode === 'silent') return;
    if (mode === 'down') return void response.status(503).end();
    // As the vendor does: a request for another measurement is taken, and lost.
    if (request.query['measurement_id'] !== measurementId) return void response.status(204).end();
    received.add(request.body).then(() => response.status(204).end(), next);
  });
  return app;
}
