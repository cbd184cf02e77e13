import { json, Router, urlencoded } from 'express';
import type { Request, RequestHandler, Response } from 'express';
import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import type { AccessTokens } from '../auth/access-tokens.ts';
import { approve } from '../approval/routes.ts';
import { faultOrder } from '../faults.ts';
import type { Faults } from '../faults.ts';
import type { Handling } from '../handling.ts';
import { endDispute, openDispute } from '../disputes/dispute.ts';
import { takeBack } from '../orders/authorize.ts';
import type { Webhooks } from '../webhooks/sender.ts';
import { controlPage } from './page.ts';
import { movementRows } from './rows.ts';

interface Dependencies {
  readonly handling: Handling;
  readonly clock: Clock;
  readonly faults: Faults;
  readonly tokens: AccessTokens;
  readonly webhooks: Webhooks;
}

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'";
const DAY_MS = 86_400_000;

const clockOrder = z.object({ days: z.coerce.number().min(0).max(400) });
const approvalOrder = z.object({ orderId: z.string(), payerId: z.string().default('ANNAPAYS00001') });
const disorderOrder = z.object({ disorder: z.enum(['duplicate', 'reorder', 'lose']) });
const captureOrder = z.object({ captureId: z.string() });
const disputeEndOrder = z.object({ disputeId: z.string(), outcome: z.enum(['won', 'lost']) });
const authorizationOrder = z.object({ authorizationId: z.string() });

/** The sandbox's control API: reads the ledger, moves the clock and injects faults. The vendor has no such API. */
export function controlRoutes({ handling, clock, faults, tokens, webhooks }: Dependencies): Router {
  const { ledger } = handling;
  const router = Router();
  const bodies: RequestHandler[] = [json(), urlencoded({ extended: false })];

  const order = <Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    carryOut: (order: z.infer<Schema>) => object | Promise<object>,
  ): void => {
    router.post(`/control/${path}`, ...bodies, async (request, response) => {
      const parsed = schema.safeParse(givenIn(request));
      if (!parsed.success) response.status(400).json({ message: z.prettifyError(parsed.error) });
      else reply(request, response, await carryOut(parsed.data));
    });
  };

  router.get('/', (_request, response) => {
    response.set('content-security-policy', POLICY);
    const aheadDays = clock.aheadMs() / DAY_MS;
    response.type('html').send(controlPage(movementRows(handling), faults.pending(), aheadDays));
  });
  router.get('/control/ledger', (_request, response) => {
    response.json({ movements: movementRows(handling) });
  });
  router.get('/control/webhooks', async (_request, response) => {
    await webhooks.idle();
    response.json({ events: webhooks.sent() });
  });
  router.get('/control/faults', (_request, response) => void response.json({ pending: faults.pending() }));
  router.delete('/control/faults', (_request, response) => {
    faults.clear();
    response.json({ pending: 0 });
  });

  order('faults', faultOrder, (given) => {
    faults.order(given);
    return { pending: faults.pending() };
  });
  order('clock', clockOrder, async ({ days }) => {
    await clock.setAhead(days * DAY_MS);
    return { now: clock.now().toISOString() };
  });
  order('approve', approvalOrder, async ({ orderId, payerId }) => {
    const found = ledger.find('order', orderId);
    if (found !== undefined) await approve(found, payerId, handling);
    return { approved: found !== undefined };
  });
  order('take-back', authorizationOrder, async ({ authorizationId }) => {
    const found = ledger.find('authorization', authorizationId);
    if (found !== undefined) await takeBack(found, handling);
    return { voided: found !== undefined };
  });
  order('dispute', captureOrder, async ({ captureId }) => {
    const found = ledger.find('capture', captureId);
    if (found !== undefined) await openDispute(found, handling);
    return { disputed: found !== undefined };
  });
  order('dispute-end', disputeEndOrder, async ({ disputeId, outcome }) => {
    const found = ledger.find('dispute', disputeId);
    if (found !== undefined) await endDispute(found, outcome === 'won', handling);
    return { ended: found !== undefined };
  });
  order('webhooks', disorderOrder, ({ disorder }) => {
    webhooks.disturb(disorder);
    return { disorder };
  });
  order('revoke-tokens', z.object({}), () => {
    tokens.revoke();
    return { revoked: true };
  });
  order('reset', z.object({}), async () => {
    faults.clear();
    webhooks.clear();
    await Promise.all([ledger.reset(), clock.setAhead(0)]);
    return { movements: 0 };
  });
  return router;
}

/** A form sends empty fields too. */
const givenIn = (request: Request): object =>
  Object.fromEntries(Object.entries((request.body ?? {}) as object).filter(([, value]) => value !== ''));

/** A form goes back to the page. */
function reply(request: Request, response: Response, body: object): void {
  if (request.is('urlencoded')) response.redirect(303, '/');
  else response.json(body);
}
