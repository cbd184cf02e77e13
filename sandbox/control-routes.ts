import { json, Router, urlencoded } from 'express';
import type { Request, RequestHandler, Response } from 'express';
import { z } from 'zod';
import type { Clock } from './clock.ts';
import type { Faults } from './faults.ts';

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'";
const DAY_MS = 86_400_000;

const clockOrder = z.object({ days: z.coerce.number().min(0).max(400) });

interface Dependencies<Order extends { readonly next: number; readonly call?: string | undefined }> {
  readonly clock: Clock;
  readonly faults: Faults<Order>;
  readonly faultOrder: z.ZodType<Order>;
  /** The page for people. @param aheadDays of the clock */
  readonly page: (aheadDays: number) => string;
  readonly movements: () => readonly object[];
  /** Empties everything but faults and clock. */
  readonly reset: () => Promise<unknown>;
}

/** An order of the control API, as JSON or as a form of its page. */
export type Order = <Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  carryOut: (order: z.infer<Schema>) => object | Promise<object>,
) => void;

/** What every vendor's control API has: the page, the ledger, faults, the clock and the reset. The vendors have no such API. */
export function controlRouter<Given extends { readonly next: number; readonly call?: string | undefined }>({
  clock,
  faults,
  faultOrder,
  page,
  movements,
  reset,
}: Dependencies<Given>): { readonly router: Router; readonly order: Order } {
  const router = Router();
  const bodies: RequestHandler[] = [json(), urlencoded({ extended: false })];
  const order: Order = (path, schema, carryOut) => {
    router.post(`/control/${path}`, ...bodies, async (request, response) => {
      const parsed = schema.safeParse(givenIn(request));
      if (!parsed.success) response.status(400).json({ message: z.prettifyError(parsed.error) });
      else reply(request, response, await carryOut(parsed.data));
    });
  };

  router.get('/', (_request, response) => {
    response.set('content-security-policy', POLICY);
    response.type('html').send(page(clock.aheadMs() / DAY_MS));
  });
  router.get('/control/ledger', (_request, response) => void response.json({ movements: movements() }));
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
  order('reset', z.object({}), async () => {
    faults.clear();
    await Promise.all([reset(), clock.setAhead(0)]);
    return { movements: 0 };
  });
  return { router, order };
}

/** A form sends empty fields too. */
const givenIn = (request: Request): object =>
  Object.fromEntries(Object.entries((request.body ?? {}) as object).filter(([, value]) => value !== ''));

/** A form goes back to the page. */
function reply(request: Request, response: Response, body: object): void {
  if (request.is('urlencoded')) response.redirect(303, '/');
  else response.json(body);
}
