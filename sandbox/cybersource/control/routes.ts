import { json, Router, urlencoded } from 'express';
import type { RequestHandler } from 'express';
import { z } from 'zod';
import type { Faults } from '../faults.ts';
import { faultOrder } from '../faults.ts';
import type { AuthenticationStore } from '../payer-authentication/store.ts';
import { challengeControl } from './challenges.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Clock } from '../../clock.ts';
import type { Instruments } from '../vault/instruments.ts';
import { controlPage } from './page.ts';
import { paymentRows } from './payment-rows.ts';

interface Dependencies {
  readonly ledger: Ledger;
  readonly authentications: AuthenticationStore;
  readonly faults: Faults;
  readonly clock: Clock;
  readonly instruments: Instruments;
  readonly now: () => Date;
}

const DAY_MS = 86_400_000;

/** Days that the clock of holds is ahead of the real one. */
const clockOrder = z.object({ aheadDays: z.coerce.number().min(0).max(3_650) });

const clockState = (clock: Clock) => ({
  aheadDays: clock.aheadMs() / DAY_MS,
  now: clock.now().toISOString(),
});

/** The sandbox's control API: reads the ledger, moves the clock of holds and injects faults. The vendor has no such API. */
export function controlRoutes(deps: Dependencies): Router {
  const { ledger, authentications, faults, clock, instruments } = deps;
  const router = Router();
  const bodies: RequestHandler[] = [json(), urlencoded({ extended: false })];

  router.get('/', (_request, response) => {
    response.set(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'",
    );
    response.type('html').send(controlPage(paymentRows(ledger), faults.pending(), clock.aheadMs()));
  });

  router.get('/control/ledger', (request, response) => {
    const { reference } = request.query;
    const wanted = (item: { reference: string }) => reference === undefined || item.reference === reference;
    response.json({ entries: ledger.entries().filter(wanted), payments: paymentRows(ledger).filter(wanted) });
  });

  router.use(challengeControl(deps));

  router.get('/control/clock', (_request, response) => void response.json(clockState(clock)));

  router.post('/control/clock', ...bodies, async (request, response) => {
    const order = clockOrder.safeParse(request.body ?? {});
    if (!order.success) {
      response.status(400).json({ message: z.prettifyError(order.error) });
      return;
    }
    await clock.setAhead(order.data.aheadDays * DAY_MS);
    if (request.is('urlencoded')) response.redirect(303, '/');
    else response.json(clockState(clock));
  });

  router.get('/control/instruments', (_request, response) => {
    const stored = instruments.all().map(({ id, card, at }) => ({ id, maskedNumber: card.maskedNumber, at }));
    response.json({ instruments: stored });
  });

  router.post('/control/faults', ...bodies, (request, response) => {
    // A form sends empty fields too.
    const given = Object.entries((request.body ?? {}) as object).filter(([, value]) => value !== '');
    const order = faultOrder.safeParse(Object.fromEntries(given));
    if (!order.success) {
      response.status(400).json({ message: z.prettifyError(order.error) });
      return;
    }
    faults.order(order.data);
    if (request.is('urlencoded')) response.redirect(303, '/');
    else response.json({ pending: faults.pending() });
  });

  router.get('/control/faults', (_request, response) => void response.json({ pending: faults.pending() }));

  router.delete('/control/faults', (_request, response) => {
    faults.clear();
    response.json({ pending: 0 });
  });

  router.post('/control/reset', async (request, response) => {
    faults.clear();
    await Promise.all([ledger.reset(), authentications.reset(), instruments.reset(), clock.setAhead(0)]);
    if (request.is('urlencoded')) response.redirect(303, '/');
    else response.json({ entries: 0 });
  });
  return router;
}
