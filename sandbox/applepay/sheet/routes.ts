import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { json, Router } from 'express';
import type { Request } from 'express';
import { z } from 'zod';
import type { MerchantSessions } from '../merchant-sessions.ts';
import { sheetPage, startPage } from './pages.ts';

interface Dependencies {
  readonly sessions: MerchantSessions;
  readonly cybersourceUrl: string;
  /** Origin of the gateway, which the stand-in names to the page. */
  readonly validationUrl: string;
  /** Origins of the shops of this machine. */
  readonly shops: readonly string[];
}

const opening = z.object({ session: z.unknown(), domain: z.string() });
const paying = z.object({ number: z.string(), pence: z.number() });

const scriptOf = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

/** The sheet, in a window of its own, and the script that opens it in place of the browser. */
export function sheetRoutes({ sessions, cybersourceUrl, validationUrl, shops }: Dependencies): Router {
  const router = Router();
  const page = (html: (nonce: string) => string) => {
    const nonce = randomBytes(16).toString('base64');
    const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'; connect-src 'self'; base-uri 'none'`;
    return { policy, text: html(nonce) };
  };
  const stand = scriptOf('./apple-pay-session.js');
  const standFor = ({ headers: { host = '' } }: Request): string =>
    stand.replaceAll('SHEET_ORIGIN', `http://${host}`).replaceAll('VALIDATION_URL', validationUrl);
  const switches = scriptOf('./switch.js');
  const sheet = scriptOf('./sheet.js');

  router.get('/', (_request, response) => {
    const { policy, text } = page(() => startPage(shops));
    response.set('content-security-policy', policy).type('html').send(text);
  });
  router.get('/sheet', (_request, response) => {
    const { policy, text } = page((nonce) => sheetPage(nonce, sheet));
    response.set('content-security-policy', policy).type('html').send(text);
  });
  router.get('/apple-pay-session.js', (request, response) => {
    response.type('js').send(standFor(request));
  });
  router.get('/stand-in.js', (request, response) => {
    const script = `${switches}if (globalThis.isApplePaySwitchedOn) {\n${standFor(request)}}\n`;
    response.set('cache-control', 'no-cache').type('js').send(script);
  });

  router.post('/sheet/sessions', json({ limit: '16kb' }), (request, response) => {
    const { data: asked } = opening.safeParse(request.body);
    const fault = asked === undefined ? 'altered' : sessions.use(asked.session, asked.domain);
    if (fault === undefined) response.status(204).end();
    else response.status(403).json({ fault });
  });
  router.post('/sheet/payments', json({ limit: '16kb' }), async (request, response) => {
    const { data: asked } = paying.safeParse(request.body);
    const answer = await fetch(`${cybersourceUrl}/control/wallet-tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(asked ?? {}),
    });
    response.status(answer.status).json(await answer.json());
  });
  return router;
}
