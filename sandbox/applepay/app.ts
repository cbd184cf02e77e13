import express from 'express';
import type { Express } from 'express';
import { z } from 'zod';
import type { Faults } from '../faults.ts';
import { faultOrder } from './faults.ts';
import type { FaultOrder } from './faults.ts';
import type { MerchantSessions } from './merchant-sessions.ts';
import { sheetRoutes } from './sheet/routes.ts';

export interface AppDependencies {
  readonly sessions: MerchantSessions;
  readonly faults: Faults<FaultOrder>;
  readonly cybersourceUrl: string;
  /** Origin of the gateway, which the stand-in names to the page. */
  readonly validationUrl: string;
  /** Origins of the shops of this machine; none elsewhere. */
  readonly shops: readonly string[];
}

/** The sheet that stands in for Apple's, and the control API. */
export function createApp({ faults, ...deps }: AppDependencies): Express {
  const app = express().disable('x-powered-by');
  app.get('/healthz', (_request, response) => void response.json({ status: 'ok' }));
  app.get('/control/faults', (_request, response) => void response.json({ pending: faults.pending() }));
  app.post('/control/faults', express.json(), (request, response) => {
    const order = faultOrder.safeParse(request.body);
    if (!order.success) {
      response.status(400).json({ message: z.prettifyError(order.error) });
      return;
    }
    faults.order(order.data);
    response.json({ pending: faults.pending() });
  });
  app.delete('/control/faults', (_request, response) => {
    faults.clear();
    response.json({ pending: 0 });
  });
  app.use(sheetRoutes(deps));
  app.use((_request, response) => void response.status(404).end());
  return app;
}
