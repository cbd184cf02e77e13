import express, { type Express } from 'express';
import { z } from 'zod';
import { cell, controlDocument, table } from '../control-page.ts';
import type { Journal } from '../journal.ts';
import { CONTAINER_SCRIPT } from './container.ts';

const Push = z.strictObject({ path: z.string().max(2_000), entry: z.record(z.string(), z.unknown()) });

export interface Received extends z.infer<typeof Push> {
  /** ISO 8601. */
  readonly at: string;
}

export interface AppDependencies {
  readonly container: string;
  readonly journal: Journal<Received>;
  readonly entries: readonly Received[];
  readonly now: () => Date;
}

const SHOWN = 200;

/** A container that changes nothing in a page and shows here what it found in the data layer. */
export function createApp({ container, journal, entries, now }: AppDependencies): Express {
  const app = express().disable('x-powered-by');
  const received = [...entries];
  let mode: 'up' | 'down' | 'silent' = 'up';

  app.get('/healthz', (_request, response) => void response.json({ status: 'ok' }));
  app.put('/control', express.json(), (request, response) => {
    const { mode: asked } = request.body as { mode?: unknown };
    mode = asked === 'down' || asked === 'silent' ? asked : 'up';
    response.json({ mode });
  });
  app.get('/gtm.js', (request, response) => {
    if (mode === 'silent') return;
    if (mode === 'down' || request.query['id'] !== container) return void response.status(404).end();
    response.set('cross-origin-resource-policy', 'cross-origin').type('js').send(CONTAINER_SCRIPT);
  });
  // A page sends it as text, so that no other origin has to be asked first.
  app.post('/pushes', express.text({ limit: '130kb' }), (request, response, next) => {
    const push = Push.safeParse(JSON.parse(String(request.body)));
    if (!push.success) return void response.status(400).end();
    const entry = { ...push.data, at: now().toISOString() };
    received.push(entry);
    journal.append(entry).then(() => response.status(204).end(), next);
  });
  app.get('/api/pushes', (_request, response) => void response.json(received));
  app.delete('/api/pushes', (_request, response, next) => {
    received.length = 0;
    journal.clear().then(() => response.status(204).end(), next);
  });
  app.get('/', (_request, response) => {
    const lines = received
      .toReversed()
      .slice(0, SHOWN)
      .map(
        ({ at, path, entry }) =>
          `<tr>${cell(at.slice(0, 19))}${cell(path)}${cell(JSON.stringify(entry))}</tr>`,
      );
    response
      .type('html')
      .send(controlDocument('Tag manager sandbox', table(['Time (UTC)', 'Page', 'Data layer'], lines)));
  });
  return app;
}
