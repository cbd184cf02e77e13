import express, { type Express } from 'express';
import { storesPage } from './page.ts';
import { ACTS, type Act, type Team } from './team.ts';

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'";
const isAct = (text: string): text is Act => Object.hasOwn(ACTS, text);

interface AppOptions {
  readonly team: Pick<Team, 'waiting' | 'act'>;
  readonly answerAfterSeconds: number;
}

/** The page for people: what the stores have to do, and buttons that do it. */
export function createApp({ team, answerAfterSeconds }: AppOptions): Express {
  const app = express().disable('x-powered-by');
  app.get('/healthz', (_request, response) => void response.json({ status: 'ok' }));
  app.get('/', async ({ query: { told } }, response) => {
    const page = storesPage(
      await team.waiting(),
      answerAfterSeconds,
      typeof told === 'string' ? told : undefined,
    );
    response.set('content-security-policy', POLICY).type('html').send(page);
  });
  app.post('/reservations/:number/:act', async ({ params: { number, act } }, response) => {
    if (!isAct(act)) return void response.status(404).json({ error: 'There is no such button.' });
    const { text } = await team.act(number, act);
    response.redirect(303, `/?${new URLSearchParams({ told: text })}`);
  });
  return app;
}
