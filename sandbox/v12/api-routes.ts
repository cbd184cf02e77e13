import { setTimeout as wait } from 'node:timers/promises';
import { json, Router } from 'express';
import type { RequestHandler, Response } from 'express';
import { z } from 'zod';
import type { Keys } from '../keys.ts';
import { answerOf } from './applications/answer.ts';
import type { Book } from './applications/book.ts';
import { Refusal, refused } from './applications/refusal.ts';
import { submissionOf } from './applications/submission.ts';
import { update } from './applications/update.ts';
import type { Call, Faults } from './faults.ts';
import type { Listing } from './listing.ts';

export interface ApiDependencies {
  readonly retailer: { readonly id: string; readonly guid: string };
  readonly keys: () => Keys;
  readonly book: Book;
  readonly listing: Listing;
  readonly faults: Faults;
  readonly publicUrl: string;
}

const credentials = z.object({
  Retailer: z.object({
    AuthenticationKey: z.string(),
    RetailerGuid: z.string(),
    RetailerId: z.coerce.string(),
  }),
});
const asked = z.object({ ApplicationId: z.coerce.number().int() });

/** The lender's API for retailers. Business failures have status 200 and `Errors`, as at the vendor. */
export function apiRoutes({ retailer, keys, book, listing, faults, publicUrl }: ApiDependencies): Router {
  const router = Router();

  const isOurs = (body: unknown): boolean => {
    const given = credentials.safeParse(body);
    if (!given.success) return false;
    const { AuthenticationKey, RetailerGuid, RetailerId } = given.data.Retailer;
    const isKnown = RetailerId === retailer.id && RetailerGuid === retailer.guid;
    return isKnown && [...keys().accepted.values()].includes(AuthenticationKey);
  };

  const call = (path: string, name: Call, work: (body: unknown) => object | Promise<object>): void => {
    router.post(`/latest/retailerapi/${path}`, behaving(listing), json(), async (request, response) => {
      const body: unknown = request.body;
      await answering(faults, name, response, async () => {
        if (isOurs(body)) return work(body);
        return { ...refused('GEN001', 'Retailer not recognised'), FinanceProducts: [] };
      });
    });
  };

  call('GetRetailerFinanceProducts', 'products', () => ({
    Errors: [],
    FinanceProducts: listing.mode() === 'empty' ? [] : listing.products(),
  }));
  call('SubmitApplication', 'submit', async (body) =>
    answerOf(await book.submit(submissionOf(body, listing.products())), publicUrl),
  );
  call('CheckApplicationStatus', 'status', (body) => {
    const given = asked.safeParse(body);
    if (!given.success) throw new Refusal('APP001', 'Application not found');
    return answerOf(book.read(given.data.ApplicationId), publicUrl);
  });
  call('UpdateApplication', 'update', async (body) => answerOf(await update(body, book), publicUrl));
  return router;
}

const behaving =
  (listing: Listing): RequestHandler =>
  (_request, response, next) => {
    const mode = listing.mode();
    if (mode === 'up' || mode === 'empty') next();
    else if (mode === 'down') response.status(503).send('Service Unavailable');
    else if (mode === 'rubbish') response.type('html').send('<html>Please come back later</html>');
  };

/** Answers a call as the waiting fault says, or with what the work says. */
async function answering(
  faults: Faults,
  name: Call,
  response: Response,
  work: () => Promise<object>,
): Promise<void> {
  const fault = faults.take(name);
  if (fault.delayMs !== undefined) await wait(fault.delayMs);
  if (fault.hang === 'before') return;
  if (fault.http !== undefined) return void response.status(fault.http).end();
  if (fault.rubbish) return void response.type('html').send('<p>Please come back later</p>');
  const answer = await work().catch((error: unknown) => {
    if (error instanceof Refusal) return refused(error.code, error.message);
    throw error;
  });
  if (fault.hang === 'after') return;
  if (fault.httpAfter !== undefined) return void response.status(fault.httpAfter).end();
  response.json(answer);
}
