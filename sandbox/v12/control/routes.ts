import { json } from 'express';
import type { Router } from 'express';
import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import { controlRouter } from '../../control-routes.ts';
import type { Book } from '../applications/book.ts';
import { STATUS } from '../applications/entries.ts';
import type { Callbacks } from '../callbacks/sender.ts';
import { DISORDERS } from '../callbacks/sender.ts';
import { faultOrder } from '../faults.ts';
import type { Faults } from '../faults.ts';
import { listingOrder } from '../listing.ts';
import type { Listing } from '../listing.ts';
import { nextOf } from '../pages/routes.ts';
import { controlPage } from './page.ts';
import { movementRows } from './rows.ts';

interface Dependencies {
  readonly book: Book;
  readonly listing: Listing;
  readonly clock: Clock;
  readonly faults: Faults;
  readonly callbacks: Callbacks;
}

const id = z.coerce.number().int();
const decisions = { yes: STATUS.accepted, no: STATUS.declined } as const;
const decisionOrder = z.object({ applicationId: id, decision: z.enum(['yes', 'no']) });
const customerOrder = z.object({
  applicationId: id,
  answer: z.enum(['apply', 'sign', 'cancel']),
  lastName: z.string().optional(),
});

/** What a customer does without a browser, what the lender decides and pays, and its callbacks. */
export function controlRoutes({ book, listing, clock, faults, callbacks }: Dependencies): Router {
  const { router, order } = controlRouter({
    clock,
    faults,
    faultOrder,
    page: (aheadDays) => controlPage({ book, listing, pendingFaults: faults.pending(), aheadDays }),
    movements: () => movementRows(book),
    reset: () => {
      callbacks.clear();
      return book.reset();
    },
  });
  router.put('/control', json(), (request, response) => {
    const given = listingOrder.safeParse(request.body);
    if (!given.success) return void response.status(400).json({ message: z.prettifyError(given.error) });
    listing.change(given.data);
    response.json({ mode: listing.mode(), products: listing.products() });
  });
  router.get('/control/callbacks', async (_request, response) => {
    await callbacks.idle();
    response.json({ callbacks: callbacks.sent() });
  });
  order('callbacks', z.object({ disorder: z.enum(DISORDERS) }), ({ disorder }) => {
    callbacks.disturb(disorder);
    return { disorder };
  });
  order('customer', customerOrder, async ({ applicationId, answer, lastName }) => {
    const next = nextOf(book.read(applicationId).status, { answer, lastName, agrees: 'yes' });
    return { status: next === undefined ? null : (await book.move(applicationId, next)).status };
  });
  order('decide', decisionOrder, async ({ applicationId, decision }) => {
    const { status } = book.read(applicationId);
    if (status !== STATUS.referred) return { status };
    return { status: (await book.move(applicationId, decisions[decision])).status };
  });
  order('pay', z.object({ applicationId: id }), async ({ applicationId }) => {
    const { status } = book.read(applicationId);
    if (status !== STATUS.paymentRequested) return { status };
    return { status: (await book.move(applicationId, STATUS.paymentProcessed)).status };
  });
  return router;
}
