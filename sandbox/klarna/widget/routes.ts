import { randomBytes } from 'node:crypto';
import { Router, urlencoded } from 'express';
import type { Request, Response } from 'express';
import type { Handling } from '../handling.ts';
import type { SessionEntry } from '../ledger/entries.ts';
import { authorize, readDetails } from '../orders/authorize.ts';
import { personByEmail, personOf } from '../people.ts';
import type { Person } from '../people.ts';
import { Problem } from '../problem.ts';
import { openSession } from '../sessions/sessions.ts';
import { answerPage, codePage, documentOf, purchasePage, widgetPage } from './pages.ts';
import { SCRIPT } from './script.ts';

interface Purchase {
  readonly session: SessionEntry;
  /** The addresses that the shop's page gave. */
  readonly details: object;
  readonly data: string;
  readonly token: string;
}

const LEFT = { approved: false, show_form: true };
const OTHER_CODE = '999999';

/** The vendor's script, its widget in the payment page, and the pages of a purchase. */
export function widgetRoutes(handling: Handling): Router {
  const router = Router();
  const form = urlencoded({ extended: false, limit: '64kb' });
  /** Approved, and waiting for the shop to finalise: by session. They end with the process. */
  const unfinished = new Map<string, { readonly person: Person; readonly details: object }>();

  const sessionIn = (token: unknown): SessionEntry | undefined => {
    const id = typeof token === 'string' ? handling.clientTokens.sessionOf(token) : undefined;
    try {
      return id === undefined ? undefined : openSession(id, handling);
    } catch (error) {
      if (error instanceof Problem) return undefined;
      throw error;
    }
  };

  const purchaseIn = (given: Readonly<Record<string, unknown>>): Purchase | undefined => {
    const { client_token: token, data } = given;
    const session = sessionIn(token);
    const details = typeof data === 'string' ? readDetails(data) : undefined;
    if (session === undefined || details === undefined) return undefined;
    return { session, details, data: String(data), token: String(token) };
  };

  router.get('/lib/v1/api.js', (_request, response) => {
    response.set({ 'cache-control': 'no-cache', 'access-control-allow-origin': '*' });
    response.type('text/javascript').send(SCRIPT);
  });
  router.get('/badge.svg', (_request, response) => {
    response.type('image/svg+xml').send(BADGE);
  });

  router.get('/widget', (request, response) => {
    const session = sessionIn(request.query['client_token']);
    if (session === undefined) return refuse(response);
    send(response, session, (nonce, shop) => widgetPage(session.body, nonce, shop));
  });

  router.get('/purchase', (request, response) => {
    const purchase = purchaseIn(request.query);
    if (purchase === undefined) return refuse(response);
    const { session, details, data, token } = purchase;
    const { email } = (details as { billing_address: { email: string } }).billing_address;
    const fields = { client_token: token, data };
    send(response, session, (nonce) => purchasePage(session.body, personByEmail(email), fields, nonce));
  });

  router.post('/purchase', form, (request, response) => {
    const purchase = purchaseIn(fieldsOf(request));
    if (purchase === undefined) return refuse(response);
    const { answer, person = '' } = fieldsOf(request);
    const { session, data, token } = purchase;
    if (answer !== 'continue') return tell(response, session, LEFT);
    const { behaviour } = personOf(person);
    if (behaviour === 'denied') return tell(response, session, { approved: false, show_form: false });
    if (behaviour === 'fixable') return tell(response, session, LEFT);
    const fields = { client_token: token, data, person };
    send(response, session, (nonce) => codePage(fields, false, nonce));
  });

  router.post('/purchase/code', form, async (request, response) => {
    const purchase = purchaseIn(fieldsOf(request));
    if (purchase === undefined) return refuse(response);
    const { answer, person = '', code = '' } = fieldsOf(request);
    const { session, details, data, token } = purchase;
    if (answer !== 'confirm') return tell(response, session, LEFT);
    if (!/^\d{6}$/.test(code) || code === OTHER_CODE) {
      const fields = { client_token: token, data, person };
      return send(response, session, (nonce) => codePage(fields, true, nonce));
    }
    const who = personOf(person);
    if (who.behaviour === 'finalizes') {
      unfinished.set(session.id, { person: who, details });
      return tell(response, session, { approved: true, show_form: true, finalize_required: true });
    }
    await approve(response, session, who, details);
  });

  router.get('/finalize', async (request, response) => {
    const session = sessionIn(request.query['client_token']);
    const waiting = session && unfinished.get(session.id);
    if (session === undefined) return refuse(response);
    if (waiting === undefined) return tell(response, session, LEFT);
    unfinished.delete(session.id);
    await approve(response, session, waiting.person, waiting.details);
  });

  async function approve(
    response: Response,
    session: SessionEntry,
    person: Person,
    details: object,
  ): Promise<void> {
    const { id } = await authorize(session, person, details, handling);
    tell(response, session, { approved: true, show_form: true, authorization_token: id });
  }
  return router;
}

const fieldsOf = (request: Request): Readonly<Record<string, string | undefined>> =>
  (request.body ?? {}) as Record<string, string | undefined>;

const tell = (response: Response, session: SessionEntry, answer: object): void =>
  send(response, session, (nonce, shop) => answerPage(answer, nonce, shop));

/** The token is not ours, the session has ended, or the details are incomplete. */
function refuse(response: Response): void {
  const nonce = randomBytes(16).toString('base64');
  response.set('content-security-policy', `default-src 'none'; style-src 'nonce-${nonce}'`);
  response
    .status(400)
    .type('html')
    .send(
      documentOf('Klarna', '<p>This purchase has ended. Go back to the shop and start again.</p>', nonce),
    );
}

/** Shown in a frame of the shop, whose origin is that of the addresses it gave. */
function send(
  response: Response,
  { body }: SessionEntry,
  page: (nonce: string, shop: string) => string,
): void {
  const nonce = randomBytes(16).toString('base64');
  const shop = new URL(body.merchant_urls?.confirmation ?? 'https://shop.invalid').origin;
  response.set({
    'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors ${shop}`,
    'cache-control': 'no-store',
  });
  response.type('html').send(page(nonce, shop));
}

const BADGE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="28" role="img" aria-label="Klarna"><rect width="64" height="28" rx="4" fill="#3b2a52"/><text x="32" y="19" font-family="sans-serif" font-size="13" fill="#fff" text-anchor="middle">Klarna</text></svg>';
