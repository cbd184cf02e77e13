import type { Router } from 'express';
import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import { controlRouter } from '../../control-routes.ts';
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

const approvalOrder = z.object({
  orderId: z.string(),
  payerId: z.string().default('ANNAPAYS00001'),
  addressId: z.string().optional(),
});
const disorderOrder = z.object({ disorder: z.enum(['duplicate', 'reorder', 'lose']) });
const captureOrder = z.object({ captureId: z.string() });
const disputeEndOrder = z.object({ disputeId: z.string(), outcome: z.enum(['won', 'lost']) });
const authorizationOrder = z.object({ authorizationId: z.string() });

/** What a payer does without a browser, what the vendor does of its own accord, its events and its tokens. */
export function controlRoutes({ handling, clock, faults, tokens, webhooks }: Dependencies): Router {
  const { ledger } = handling;
  const { router, order } = controlRouter({
    clock,
    faults,
    faultOrder,
    page: (aheadDays) => controlPage(movementRows(handling), faults.pending(), aheadDays),
    movements: () => movementRows(handling),
    reset: () => {
      webhooks.clear();
      return ledger.reset();
    },
  });
  router.get('/control/webhooks', async (_request, response) => {
    await webhooks.idle();
    response.json({ events: webhooks.sent() });
  });
  order('approve', approvalOrder, async ({ orderId, ...agreed }) => {
    const found = ledger.find('order', orderId);
    if (found !== undefined) await approve(found, agreed, handling);
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
  return router;
}
