import { timingSafeEqual } from 'node:crypto';
import express, { type Express } from 'express';
import { z } from 'zod';
import { kidsOf, type Keys } from '../keys.ts';
import { CLIENT_LIBRARY } from './client-library.ts';
import type { Tokens } from './tokens.ts';

const HUMAN = 0.9;
const BOT = 0.1;

const Check = z.object({
  sitekey: z.string().min(1),
  action: z.string().max(100),
  hostname: z.string().max(253),
});
const Control = z.object({ visitor: z.enum(['human', 'bot']) });
const Verification = z.object({ secret: z.string().optional(), response: z.string().optional() });

/** The vendor's verification API, the browser library, and a control that sets the scores of the next visitors. */
export function createApp({ keys, tokens }: { keys: () => Keys; tokens: Tokens }): Express {
  const app = express();
  app.disable('x-powered-by');
  let visitor: 'human' | 'bot' = 'human';

  app.get(
    '/healthz',
    (_request, response) => void response.json({ status: 'ok', keys: { recaptcha: kidsOf(keys()) } }),
  );
  app.get('/recaptcha/api.js', (_request, response) => void response.type('js').send(CLIENT_LIBRARY));
  app.options('/recaptcha/token', (_request, response) => void allow(response).sendStatus(204));
  app.post('/recaptcha/token', express.json(), (request, response) => {
    const check = Check.safeParse(request.body);
    if (!check.success) return void allow(response).sendStatus(400);
    const token = tokens.issue({ ...check.data, score: visitor === 'human' ? HUMAN : BOT });
    allow(response).json({ token });
  });
  app.put('/control/visitor', express.json(), (request, response) => {
    const control = Control.safeParse(request.body);
    if (!control.success) return void response.sendStatus(400);
    visitor = control.data.visitor;
    response.json({ visitor });
  });

  // Failures are answered with 200, as the vendor does.
  app.post('/recaptcha/api/siteverify', express.urlencoded(), (request, response) => {
    const given = Verification.safeParse(request.body ?? {});
    if (!given.success) return void response.json(refusal('bad-request'));
    const { secret: claimed, response: token } = given.data;
    if (!claimed) return void response.json(refusal('missing-input-secret'));
    if (![...keys().accepted.values()].some((secret) => isEqual(claimed, secret)))
      return void response.json(refusal('invalid-input-secret'));
    if (!token) return void response.json(refusal('missing-input-response'));
    const verdict = tokens.take(token);
    if (verdict === undefined) return void response.json(refusal('timeout-or-duplicate'));
    const { action, hostname, score, challengeTs } = verdict;
    response.json({ success: true, challenge_ts: challengeTs, hostname, score, action });
  });
  return app;
}

const refusal = (code: string) => ({ success: false, 'error-codes': [code] });

function allow(response: express.Response): express.Response {
  return response.set({
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'content-type',
    'access-control-allow-methods': 'POST',
  });
}

function isEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
