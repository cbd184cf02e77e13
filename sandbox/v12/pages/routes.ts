import { randomBytes } from 'node:crypto';
import { Router, urlencoded } from 'express';
import type { Response } from 'express';
import type { Application, Book } from '../applications/book.ts';
import { STATUS } from '../applications/entries.ts';
import type { Status } from '../applications/entries.ts';
import { applicationPage, unknownPage } from './pages.ts';
import { decisionOf } from './people.ts';

/** Letters of the return; that of a cancelled application is the sandbox's own. */
const LETTERS: Readonly<Partial<Record<Status, string>>> = {
  [STATUS.referred]: 'R',
  [STATUS.declined]: 'D',
  [STATUS.cancelled]: 'C',
};

/** Where the browser goes back to. Nothing in it is signed. */
function returnOf(application: Application, returnUrl: string): string {
  const { id, salesReference, secondSalesReference, status } = application;
  const url = new URL(returnUrl);
  const answer = { REF: String(id), SR: salesReference, Flag: '30', Status: LETTERS[status] ?? 'S' };
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  if (secondSalesReference !== '') url.searchParams.set('SSR', secondSalesReference);
  return url.href;
}

/** The pages on which a customer applies, signs, or cancels. @param returnUrl as the retailer has named it to the lender */
export function applicationRoutes(book: Book, returnUrl: string): Router {
  const router = Router();

  router.get('/apply/:guid', (request, response) => {
    const application = book.byGuid(request.params.guid);
    if (application === undefined) send(response, 404, unknownPage);
    else
      send(response, 200, (nonce) => applicationPage(application, returnOf(application, returnUrl), nonce));
  });

  router.post('/apply/:guid', urlencoded({ extended: false, limit: '8kb' }), async (request, response) => {
    const application = book.byGuid(request.params.guid);
    if (application === undefined) return send(response, 404, unknownPage);
    const given = (request.body ?? {}) as Record<string, string | undefined>;
    const next = nextOf(application.status, given);
    const moved = next === undefined ? application : await book.move(application.id, next);
    // An accepted customer stays and signs.
    if (moved.status === STATUS.accepted) response.redirect(303, `/apply/${moved.guid}`);
    else response.redirect(303, returnOf(moved, returnUrl));
  });

  /** A form is answered with a way to the shop, which its policy has to allow. */
  function send(response: Response, status: number, page: (nonce: string) => string): void {
    const nonce = randomBytes(16).toString('base64');
    const shop = new URL(returnUrl).origin;
    response.set(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self' ${shop}; base-uri 'none'; frame-ancestors 'none'`,
    );
    response.status(status).type('html').send(page(nonce));
  }
  return router;
}

/** What the customer has done; undefined where it is not possible now. */
export function nextOf(
  status: Status,
  { answer, lastName = '', agrees }: Readonly<Record<string, string | undefined>>,
): Status | undefined {
  const isOpen = status === STATUS.acknowledged || status === STATUS.accepted;
  if (answer === 'cancel') return isOpen ? STATUS.cancelled : undefined;
  if (agrees !== 'yes') return undefined;
  if (answer === 'apply' && status === STATUS.acknowledged) return decisionOf(lastName);
  return answer === 'sign' && status === STATUS.accepted ? STATUS.awaitingFulfilment : undefined;
}
