import express, { type Express, type Response } from 'express';
import { kidsOf, type Keys } from '../keys.ts';
import { eventsPage } from './page.ts';
import type { Received, ReceivedEvents } from './received.ts';

export interface AppDependencies {
  readonly pixels: readonly string[];
  readonly keys: () => Keys;
  readonly received: ReceivedEvents;
}

/** `busy` has had too many requests; `hostile` leads elsewhere; `endless` begins an answer that has no end. */
const MODES = ['up', 'down', 'busy', 'silent', 'hostile', 'endless'] as const;

const isGood = ({ faults }: Received): boolean => faults.length === 0;

const refuse = (response: Response, status: number, code: number, message: string): void =>
  void response
    .status(status)
    .json({ error: { message, type: 'OAuthException', code, fbtrace_id: 'sandbox' } });

/** Meta's Graph API as far as conversions need it; `/` and `/api/events` show what was good and what was not. */
export function createApp({ pixels, keys, received }: AppDependencies): Express {
  const app = express().disable('x-powered-by');
  let mode: (typeof MODES)[number] = 'up';

  app.get(
    '/healthz',
    (_request, response) => void response.json({ status: 'ok', keys: { meta: kidsOf(keys()) } }),
  );
  app.put('/control', express.json(), (request, response) => {
    const { mode: asked } = request.body as { mode?: unknown };
    mode = MODES.find((each) => each === asked) ?? 'up';
    response.json({ mode });
  });
  app.get('/', (_request, response) => void response.type('html').send(eventsPage(received.list())));
  app.get('/api/events', (_request, response) => {
    const all = received.list();
    response.json({ good: all.filter(isGood), bad: all.filter((each) => !isGood(each)) });
  });
  app.delete('/api/events', (_request, response, next) => {
    received.clear().then(() => response.status(204).end(), next);
  });
  app.post('/:version/:pixel/events', express.json({ limit: '1mb' }), (request, response, next) => {
    const { version, pixel } = request.params as { version: string; pixel: string };
    if (mode === 'silent') return;
    if (mode === 'down') return void response.status(503).end();
    if (mode === 'busy') return refuse(response, 429, 4, 'Application request limit reached');
    if (mode === 'hostile') return void response.redirect(307, '/elsewhere');
    if (mode === 'endless') return void response.status(500).write('{"error":');
    if (![...keys().accepted.values()].includes(String(request.query['access_token'])))
      return refuse(response, 400, 190, 'Invalid OAuth access token.');
    if (!/^v\d+\.\d+$/.test(version) || !pixels.includes(pixel))
      return refuse(response, 400, 100, 'Unsupported post request.');
    received.add(pixel, request.body).then((faults) => {
      if (faults.length > 0) return refuse(response, 400, 100, faults.join('; '));
      response.json({ events_received: 1, messages: [], fbtrace_id: 'sandbox' });
    }, next);
  });
  return app;
}
