import express, { type Express } from 'express';
import { ZodError } from 'zod';
import { readSpans } from './otlp.ts';
import { listPage, tracePage } from './page.ts';
import type { Traces } from './traces.ts';

/** Receives OTLP/HTTP JSON like a collector and shows it: as a page for people, as JSON for tests. */
export function createApp(traces: Traces): Express {
  const app = express();
  app.disable('x-powered-by');
  app.get('/healthz', (_request, response) => void response.json({ status: 'ok' }));

  app.post('/v1/traces', express.json({ limit: '8mb' }), (request, response) => {
    try {
      traces.add(readSpans(request.body));
      response.json({ partialSuccess: {} });
    } catch (error) {
      if (!(error instanceof ZodError)) throw error;
      response.status(400).json({ message: 'This is no export of spans.' });
    }
  });

  app.get('/', (_request, response) => void response.type('html').send(listPage(traces.list())));
  app.get('/traces/:id', (request, response) => {
    const spans = traces.spansOf(request.params.id);
    response
      .status(spans.length > 0 ? 200 : 404)
      .type('html')
      .send(tracePage(request.params.id, spans));
  });
  app.get('/api/traces', (_request, response) => void response.json({ traces: traces.list() }));
  app.get('/api/traces/:id', (request, response) => {
    response.json({ spans: traces.spansOf(request.params.id) });
  });
  app.get('/api/spans', (_request, response) => void response.json({ spans: traces.all() }));
  return app;
}
