import { json, Router, urlencoded } from 'express';
import type { Request, RequestHandler, Response } from 'express';
import { z } from 'zod';
import type { Faults } from '../faults.ts';
import { faultOrder } from '../faults.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { cardChange, changeCard } from './cards.ts';
import { controlPage } from './page.ts';
import { cardRow, transactionRows } from './rows.ts';

interface Dependencies {
  readonly ledger: Ledger;
  readonly faults: Faults;
  readonly now: () => Date;
}

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'";

/** The sandbox's control API: reads the ledger, changes cards and injects faults. The vendor has no such API. */
export function controlRoutes({ ledger, faults, now }: Dependencies): Router {
  const router = Router();
  const bodies: RequestHandler[] = [json(), urlencoded({ extended: false })];

  router.get('/', (_request, response) => {
    response.set('content-security-policy', POLICY);
    const page = controlPage(ledger.accounts().map(cardRow), transactionRows(ledger), faults.pending());
    response.type('html').send(page);
  });

  router.get('/control/ledger', (request, response) => {
    const { reference } = request.query;
    const rows = transactionRows(ledger);
    response.json({
      transactions: rows.filter((row) => reference === undefined || row.reference === reference),
    });
  });

  router.get('/control/cards', (_request, response) => {
    response.json({ cards: ledger.accounts().map(cardRow) });
  });

  router.post('/control/cards', ...bodies, async (request, response) => {
    const change = readBody(cardChange, request, response);
    if (change === undefined) return;
    await changeCard(change, ledger, now());
    reply(request, response, { card: cardRow(ledger.account(change.number)!) });
  });

  router.post('/control/faults', ...bodies, (request, response) => {
    const order = readBody(faultOrder, request, response);
    if (order === undefined) return;
    faults.order(order);
    reply(request, response, { pending: faults.pending() });
  });

  router.get('/control/faults', (_request, response) => void response.json({ pending: faults.pending() }));

  router.delete('/control/faults', (_request, response) => {
    faults.clear();
    response.json({ pending: 0 });
  });

  router.post('/control/reset', async (request, response) => {
    faults.clear();
    await ledger.reset();
    reply(request, response, { transactions: 0 });
  });
  return router;
}

/** A form sends empty fields too. */
function readBody<Schema extends z.ZodType>(
  schema: Schema,
  request: Request,
  response: Response,
): z.infer<Schema> | undefined {
  const given = Object.entries((request.body ?? {}) as object).filter(([, value]) => value !== '');
  const parsed = schema.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  response.status(400).json({ message: z.prettifyError(parsed.error) });
  return undefined;
}

/** A form goes back to the page. */
function reply(request: Request, response: Response, body: object): void {
  if (request.is('urlencoded')) response.redirect(303, '/');
  else response.json(body);
}
