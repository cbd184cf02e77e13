import type { Router } from 'express';
import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import { controlRouter } from '../../control-routes.ts';
import type { Callbacks } from '../callbacks/sender.ts';
import { faultOrder } from '../faults.ts';
import type { Faults } from '../faults.ts';
import type { Handling } from '../handling.ts';
import { authorize } from '../orders/authorize.ts';
import { personOf } from '../people.ts';
import { openSession } from '../sessions/sessions.ts';
import { decide } from './decide.ts';
import { controlPage } from './page.ts';
import { movementRows } from './rows.ts';

interface Dependencies {
  readonly handling: Handling;
  readonly clock: Clock;
  readonly faults: Faults;
  readonly callbacks: Callbacks;
}

const approvalOrder = z.object({
  sessionId: z.string(),
  person: z.string().default('alma'),
  details: z.looseObject({}).default({}),
});
const decisionOrder = z.object({
  orderId: z.string(),
  decision: z.enum(['ACCEPTED', 'REJECTED', 'STOPPED']),
});
const disorderOrder = z.object({ disorder: z.enum(['duplicate', 'reorder', 'lose']) });

/** What a test person does without a browser, what the vendor decides, and its callbacks. */
export function controlRoutes({ handling, clock, faults, callbacks }: Dependencies): Router {
  const { router, order } = controlRouter({
    clock,
    faults,
    faultOrder,
    page: (aheadDays) => controlPage(movementRows(handling), faults.pending(), aheadDays),
    movements: () => movementRows(handling),
    reset: () => {
      callbacks.clear();
      return handling.ledger.reset();
    },
  });
  router.get('/control/callbacks', async (_request, response) => {
    await callbacks.idle();
    response.json({ callbacks: callbacks.sent() });
  });
  order('approve', approvalOrder, async ({ sessionId, person, details }) => {
    const { id } = await authorize(openSession(sessionId, handling), personOf(person), details, handling);
    return { authorization_token: id };
  });
  order('decide', decisionOrder, (given) => decide(given, handling));
  order('callbacks', disorderOrder, ({ disorder }) => {
    callbacks.disturb(disorder);
    return { disorder };
  });
  return router;
}
