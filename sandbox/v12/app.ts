import express from 'express';
import type { Express, RequestHandler } from 'express';
import { z } from 'zod';
import { kidsOf } from '../keys.ts';
import type { Keys } from '../keys.ts';
import { controlPage } from './control-page.ts';
import { PRODUCTS } from './products.ts';
import type { Product } from './products.ts';

export interface AppDependencies {
  readonly retailer: { readonly id: string; readonly guid: string };
  readonly keys: () => Keys;
}

/** How the API behaves: as it should, without an answer, with a server error, or with an answer that says nothing. */
const MODES = ['up', 'silent', 'down', 'rubbish', 'empty'] as const;

const controlOrder = z.object({
  mode: z.enum(MODES).optional(),
  /** Products whose APR is another from now on, or that are not listed any more (`null`). */
  products: z.record(z.string(), z.record(z.string(), z.unknown()).nullable()).optional(),
});

const credentials = z.object({
  Retailer: z.object({
    AuthenticationKey: z.string(),
    RetailerGuid: z.string(),
    RetailerId: z.coerce.string(),
  }),
});

/** The lender's retailer API; refusals have status 200, as at the vendor. `/control` changes products and injects faults. */
export function createApp({ retailer, keys }: AppDependencies): Express {
  const app = express().disable('x-powered-by');
  let mode: (typeof MODES)[number] = 'up';
  let changed: Readonly<Record<string, Readonly<Record<string, unknown>> | null>> = {};

  const listed = (): object[] =>
    PRODUCTS.flatMap((product: Product) => {
      const change = changed[product.ProductId];
      return change === null ? [] : [{ ...product, ...change }];
    });

  const behaving: RequestHandler = (_request, response, next) => {
    if (mode === 'up' || mode === 'empty') next();
    else if (mode === 'down') response.status(503).send('Service Unavailable');
    else if (mode === 'rubbish') response.type('html').send('<html>Please come back later</html>');
  };

  app.get(
    '/healthz',
    (_request, response) => void response.json({ status: 'ok', keys: { v12: kidsOf(keys()) } }),
  );
  app.post(
    '/latest/retailerapi/GetRetailerFinanceProducts',
    behaving,
    express.json(),
    (request, response) => {
      const given = credentials.safeParse(request.body);
      const isOurs =
        given.success &&
        given.data.Retailer.RetailerId === retailer.id &&
        given.data.Retailer.RetailerGuid === retailer.guid &&
        [...keys().accepted.values()].includes(given.data.Retailer.AuthenticationKey);
      if (!isOurs) {
        const error = { Code: 'GEN001', Description: 'Retailer not recognised', Reference: '' };
        response.json({ Errors: [error], FinanceProducts: [] });
      } else response.json({ Errors: [], FinanceProducts: mode === 'empty' ? [] : listed() });
    },
  );
  app.put('/control', express.json(), (request, response) => {
    const order = controlOrder.safeParse(request.body);
    if (!order.success) return void response.status(400).json({ message: z.prettifyError(order.error) });
    mode = order.data.mode ?? mode;
    changed = order.data.products ?? changed;
    response.json({ mode, products: listed() });
  });
  app.get('/', (_request, response) => {
    response.set('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
    response.type('html').send(controlPage(mode, PRODUCTS));
  });
  return app;
}
