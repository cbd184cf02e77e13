import express from 'express';
import type { Express } from 'express';
import { controlRoutes } from './control/routes.ts';
import { kidsOf, type Keys } from '../keys.ts';
import type { Faults } from './faults.ts';
import type { Store } from './orders/store.ts';
import { resendRoutes } from './resend-routes.ts';
import { partnerRoutes } from './partner-routes.ts';
import type { Sender } from './sending/sender.ts';
import type { Warehouse } from './warehouse.ts';

export interface AppDependencies {
  readonly store: Store;
  readonly warehouse: Warehouse;
  readonly sender: Sender;
  readonly faults: Faults;
  readonly keys: () => Keys;
  readonly now: () => Date;
}

export function createApp(deps: AppDependencies): Express {
  const app = express().disable('x-powered-by');
  app.get(
    '/healthz',
    (_request, response) => void response.json({ status: 'ok', keys: { fulfilment: kidsOf(deps.keys()) } }),
  );
  app.use(partnerRoutes(deps), resendRoutes(deps), controlRoutes(deps));
  return app;
}
