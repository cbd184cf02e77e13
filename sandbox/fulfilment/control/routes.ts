import { json, Router, urlencoded } from 'express';
import type { Request, RequestHandler, Response } from 'express';
import { z } from 'zod';
import { faultOrder } from '../faults.ts';
import type { Faults } from '../faults.ts';
import { ActionRefusedError, ACTIONS } from '../orders/act.ts';
import { HOLDS } from '../orders/order.ts';
import type { Store } from '../orders/store.ts';
import type { Sender } from '../sending/sender.ts';
import type { Warehouse } from '../warehouse.ts';
import { ordersPage, parcelPage } from './page.ts';
import { orderRow } from './rows.ts';

interface Dependencies {
  readonly store: Store;
  readonly warehouse: Warehouse;
  readonly sender: Sender;
  readonly faults: Faults;
}

const asked = z.object({
  lines: z
    .array(z.object({ id: z.string().optional(), sku: z.string(), quantity: z.number().int().min(1) }))
    .optional(),
  hold: z.enum(HOLDS).optional(),
  restock: z.boolean().optional(),
  giftCards: z
    .array(z.string().regex(/^\d{4}$/))
    .max(200)
    .optional(),
});

/** Orders on the page. */
const SHOWN = 50;
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'";

/** The warehouse worker's page, the same as JSON for tests, and fault injection. */
export function controlRoutes({ store, warehouse, sender, faults }: Dependencies): Router {
  const router = Router();
  const bodies: RequestHandler[] = [json(), urlencoded({ extended: false })];
  const rows = () => store.orders().map((order) => orderRow(order, store, sender));

  router.get('/', (request, response) => {
    const { refused } = request.query;
    response.set('content-security-policy', POLICY);
    const newest = store.orders().slice(-SHOWN).toReversed();
    const shown = newest.map((order) => orderRow(order, store, sender));
    response.type('html').send(ordersPage(shown, typeof refused === 'string' ? refused : ''));
  });
  router.get('/parcels/:shipmentId', (request, response) => {
    const { shipmentId } = request.params;
    const event = rows()
      .flatMap(({ events }) => events)
      .find((each) => each.event.shipmentId === shipmentId);
    response.set('content-security-policy', POLICY);
    response
      .status(event ? 200 : 404)
      .type('html')
      .send(parcelPage(shipmentId, event?.event));
  });

  router.get('/control/orders', (_request, response) => void response.json({ orders: rows() }));
  router.get('/control/orders/:orderNumber', (request, response) => {
    const order = store.order(request.params.orderNumber);
    if (order) response.json(orderRow(order, store, sender));
    else response.status(404).json({ message: 'There is no such order.' });
  });

  router.post('/control/orders/:orderNumber/:action', ...bodies, async (request, response) => {
    const action = z.enum(ACTIONS).exclude(['accept']).safeParse(request.params.action);
    const given = asked.safeParse(request.is('urlencoded') ? fromForm(request) : (request.body ?? {}));
    if (!action.success || !given.success) {
      response.status(400).json({ message: 'Unknown action, or invalid arguments.' });
      return;
    }
    await answerAction(request, response, async () => {
      const { event } = await warehouse.perform(String(request.params.orderNumber), action.data, given.data);
      return event;
    });
  });

  router.post('/control/webhooks', json(), async (request, response) => {
    const message = z
      .object({ body: z.union([z.string(), z.record(z.string(), z.unknown())]), id: z.string().optional() })
      .safeParse(request.body);
    if (!message.success) {
      response.status(400).json({ message: z.prettifyError(message.error) });
      return;
    }
    const { body, id } = message.data;
    const made = await store.madeUp(typeof body === 'string' ? body : JSON.stringify(body), id);
    await sender.send(made, faults.forMessage());
    response.json({ id: made.id, attempts: sender.attempts(made.id) });
  });
  router.get('/control/webhooks', (_request, response) => {
    const messages = store.messages().map((each) => ({ ...each, attempts: sender.attempts(each.id) }));
    response.json({ messages });
  });

  router.post('/control/faults', json(), (request, response) => {
    const order = faultOrder.safeParse(request.body);
    if (order.success) faults.order(order.data);
    if (order.success) response.json({ pending: faults.pending() });
    else response.status(400).json({ message: z.prettifyError(order.error) });
  });
  router.get('/control/faults', (_request, response) => void response.json({ pending: faults.pending() }));
  router.delete('/control/faults', async (_request, response) => {
    faults.clear();
    await sender.release();
    response.json({ pending: 0 });
  });
  router.post('/control/reset', async (_request, response) => {
    faults.clear();
    sender.drop();
    await store.reset();
    response.json({ orders: 0 });
  });
  return router;
}

/** Quantities of a form are named by line and article, or by article; empty ones are ignored, and with `?all` all of them are. */
function fromForm({ body, query }: Request): object {
  const fields = (body ?? {}) as Record<string, string>;
  const lines = Object.entries(fields)
    .filter(([name, value]) => name.startsWith('quantity.') && Number(value) > 0)
    .map(([name, value]) => {
      const [, id, sku] = /^quantity\.(?:(\d+)\.)?(.*)$/.exec(name) ?? [];
      return { ...(id === undefined ? {} : { id }), sku, quantity: Number(value) };
    });
  if ('all' in query) return {};
  return 'part' in query || lines.length > 0 ? { lines } : {};
}

async function answerAction(
  request: Request,
  response: Response,
  work: () => Promise<object>,
): Promise<void> {
  const isForm = request.is('urlencoded');
  const anchor = `#${encodeURIComponent(String(request.params.orderNumber))}`;
  try {
    const event = await work();
    if (isForm) response.redirect(303, `/${anchor}`);
    else response.json(event);
  } catch (error) {
    if (!(error instanceof ActionRefusedError)) throw error;
    if (isForm) response.redirect(303, `/?refused=${encodeURIComponent(error.message)}${anchor}`);
    else response.status(409).json({ message: error.message });
  }
}
