import { setTimeout as wait } from 'node:timers/promises';
import express from 'express';
import type { ErrorRequestHandler, Express } from 'express';
import type { Faults } from '../faults.ts';
import type { FaultOrder } from './faults.ts';
import { sessionRequest } from './merchant-sessions.ts';
import type { MerchantSessions } from './merchant-sessions.ts';

export interface GatewayDependencies {
  readonly merchantId: string;
  readonly sessions: MerchantSessions;
  readonly faults: Faults<FaultOrder>;
}

/** What merchants ask over mutual TLS, which has checked their certificate already. */
export function createGateway({ merchantId, sessions, faults }: GatewayDependencies): Express {
  const app = express().disable('x-powered-by');
  app.post('/paymentservices/paymentSession', express.json({ limit: '8kb' }), async (request, response) => {
    const { delayMs, hang, http, rubbish } = faults.take('session');
    if (delayMs !== undefined) await wait(delayMs);
    if (hang !== undefined) return;
    if (http !== undefined) {
      response.status(http).end();
      return;
    }
    if (rubbish === true) {
      response.type('html').send('<p>Busy</p>');
      return;
    }
    const { data: asked } = sessionRequest.safeParse(request.body);
    if (asked === undefined) response.status(400).json({ statusMessage: 'Payment Services Exception' });
    else if (asked.merchantIdentifier !== merchantId)
      response.status(417).json({ statusMessage: 'Payment Services Exception merchantId not registered' });
    else response.json(sessions.issue(asked));
  });
  app.use((_request, response) => void response.status(404).end());
  app.use(failures);
  return app;
}

const failures: ErrorRequestHandler = (error: unknown, _request, response, _next) => {
  const status = (error as { status?: number }).status ?? 500;
  if (status >= 500) console.error(error);
  response.status(status).end();
};
