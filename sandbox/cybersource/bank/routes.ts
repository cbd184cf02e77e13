import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Router, urlencoded } from 'express';
import type { RequestHandler, Response } from 'express';
import type { Faults } from '../faults.ts';
import type { AccessTokens } from '../payer-authentication/access-token.ts';
import type { Authentication } from '../payer-authentication/entries.ts';
import type { AuthenticationStore } from '../payer-authentication/store.ts';
import { answerChallenge, ONE_TIME_CODE } from './answer-challenge.ts';
import { challengePage } from './challenge-page.ts';
import { collectionPage, expiredPage, returnPage } from './passing-pages.ts';

interface Dependencies {
  readonly authentications: AuthenticationStore;
  readonly tokens: AccessTokens;
  readonly faults: Faults;
  readonly bankUrl: string;
  readonly now: () => Date;
}

const MAX_TRIES = 3;

type Form = Partial<Record<'JWT' | 'MD' | 'code' | 'answer', string>>;

/** The bank's pages, on the bank's host only; no other page of the vendor is on that host. */
export function bankRoutes(deps: Dependencies): RequestHandler {
  const { host } = new URL(deps.bankUrl);
  const pages = bankPages(deps);
  return (request, response, next) => {
    if (request.headers.host !== host) {
      next();
      return;
    }
    pages(request, response, (error?: unknown) => {
      if (error) next(error);
      else response.status(404).type('text/plain').send('There is nothing here.');
    });
  };
}

function bankPages({ authentications, tokens, faults, now }: Dependencies): Router {
  const router = Router();
  const form = urlencoded({ extended: false, limit: '32kb' });
  const tries = new Map<string, number>();

  router.post('/V1/Cruise/Collect', form, async (request, response) => {
    const { delayMs, hang, http } = faults.take('collect');
    if (delayMs !== undefined) await wait(delayMs);
    if (hang !== undefined) return;
    const referenceId = await tokens.readCollection(formOf(request.body).JWT);
    if (referenceId === undefined || http !== undefined) send(response, expiredPage, http ?? 400);
    else send(response, (nonce) => collectionPage(referenceId, nonce));
  });

  router.post('/V2/Cruise/StepUp', form, async (request, response) => {
    const given = formOf(request.body);
    const known = await authenticationOf(given);
    if (known === undefined) send(response, expiredPage, 400);
    else if (known.outcome === undefined) send(response, (nonce) => challengePage(known, given, nonce));
    else sendBack(response, known, given);
  });

  router.post('/V2/Cruise/StepUp/answer', form, async (request, response) => {
    const given = formOf(request.body);
    const known = await authenticationOf(given);
    if (known === undefined) {
      send(response, expiredPage, 400);
      return;
    }
    const right = given.code?.replaceAll(/\s/g, '') === ONE_TIME_CODE;
    const failed = (tries.get(known.transactionId) ?? 0) + 1;
    if (given.answer !== 'cancel' && !right && failed < MAX_TRIES && known.outcome === undefined) {
      tries.set(known.transactionId, failed);
      send(response, (nonce) => challengePage(known, given, nonce, MAX_TRIES - failed));
      return;
    }
    const answer = right && given.answer !== 'cancel' ? 'pass' : 'fail';
    tries.delete(known.transactionId);
    sendBack(response, (await answerChallenge(known, answer, authentications, now())) ?? known, given);
  });

  const authenticationOf = async ({ JWT }: Form): Promise<Authentication | undefined> =>
    authentications.authentication((await tokens.readStepUp(JWT)) ?? '');
  return router;
}

const formOf = (body: unknown): Form => (body ?? {}) as Form;

function sendBack(response: Response, { returnUrl, transactionId }: Authentication, { MD }: Form): void {
  const fields = { TransactionId: transactionId, ...(MD === undefined ? {} : { MD }) };
  send(response, (nonce) => returnPage(returnUrl, fields, nonce), 200, new URL(returnUrl).origin);
}

/** CSP: no resources are loaded; forms post to this host, or to the given one. */
function send(
  response: Response,
  page: (nonce: string) => string,
  status = 200,
  formAction = "'self'",
): void {
  const nonce = randomBytes(16).toString('base64');
  response.set({
    'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; form-action ${formAction}; base-uri 'none'`,
    'cache-control': 'no-store',
    'referrer-policy': 'strict-origin',
  });
  response.status(status).type('html').send(page(nonce));
}
