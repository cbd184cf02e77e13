import express, { type Express } from 'express';
import type { Mailbox } from './mailbox.ts';
import { inboxPage } from './page.ts';

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** In a frame, links must open in a new tab. */
const withLinksInTabs = (html: string): string => html.replace(/<head[^>]*>/i, '$&<base target="_blank">');

/** The page for people and the JSON for tests. A message's HTML is served without scripts, in a separate frame. */
export function createApp(mailbox: Mailbox): Express {
  const app = express();
  app.disable('x-powered-by');
  app.get('/healthz', (_request, response) => void response.json({ status: 'ok' }));

  app.get('/', (_request, response) => {
    const messages = mailbox.list();
    response.type('html').send(inboxPage(messages, messages[0]));
  });
  app.get('/messages/:id', (request, response) => {
    const chosen = mailbox.find(request.params.id);
    response
      .status(chosen ? 200 : 404)
      .type('html')
      .send(inboxPage(mailbox.list(), chosen));
  });
  app.get('/messages/:id/html', (request, response) => {
    const message = mailbox.find(request.params.id);
    response.set(
      'content-security-policy',
      "default-src 'none'; img-src http: https: data:; style-src 'unsafe-inline'; font-src http: https:",
    );
    response
      .status(message ? 200 : 404)
      .type('html')
      .send(withLinksInTabs(message?.html ?? ''));
  });

  app.get('/api/messages', (request, response) => {
    const { to, subject } = request.query;
    response.json({ messages: mailbox.list({ to: text(to), subject: text(subject) }) });
  });
  app.get('/api/messages/:id', (request, response) => {
    const message = mailbox.find(request.params.id);
    if (message) response.json(message);
    else response.status(404).json({ error: 'There is no such message.' });
  });
  app.delete('/api/messages', async (_request, response) => {
    await mailbox.empty();
    response.status(204).end();
  });
  return app;
}
