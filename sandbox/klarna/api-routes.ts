import { setTimeout as wait } from 'node:timers/promises';
import { raw, Router } from 'express';
import type { Request, RequestHandler, Response } from 'express';
import type { Keys } from '../keys.ts';
import { isMerchant } from './credentials.ts';
import type { Call, Faults } from './faults.ts';
import type { Answer, Handling } from './handling.ts';
import { createIdempotency } from './idempotency.ts';
import { capture, refund } from './management/movements.ts';
import { takeStep } from './management/steps.ts';
import { readOrder } from './management/view.ts';
import { cancelAuthorization, createOrder } from './orders/create.ts';
import { notAllowed, Problem } from './problem.ts';
import { createSession, readSession, updateSession } from './sessions/sessions.ts';

export interface ApiDependencies {
  readonly handling: Handling;
  readonly username: string;
  readonly passwords: () => Keys;
  readonly faults: Faults;
}

type Work = (id: string, body: () => unknown) => Promise<Answer> | Answer;

/** The vendor's API. */
export function apiRoutes({ handling, username, passwords, faults }: ApiDependencies): Router {
  const router = Router();
  const once = createIdempotency(handling);

  /** @param isOnce carried out once for each idempotency key */
  const call = (name: Call, work: Work, isOnce = false): RequestHandler<{ id: string }>[] => [
    raw({ type: () => true, limit: '1mb' }),
    async (request, response) => {
      if (!isMerchant(request.get('authorization'), username, passwords()))
        return void response.status(401).end();
      const key = isOnce ? request.get('klarna-idempotency-key') : undefined;
      await answering(faults, name, response, () =>
        once(key, () => work(request.params.id, () => jsonOf(request))),
      );
    },
  ];
  const write = (name: Call, work: Work) => call(name, work, true);

  const sessions = '/payments/v1/sessions';
  router.post(
    sessions,
    call('create-session', (_id, body) => createSession(body(), handling)),
  );
  router.post(
    `${sessions}/:id`,
    call('update-session', (id, body) => updateSession(id, body(), handling)),
  );
  router.get(
    `${sessions}/:id`,
    call('session', (id) => readSession(id, handling)),
  );
  const authorizations = '/payments/v1/authorizations/:id';
  router.post(
    `${authorizations}/order`,
    write('create-order', (token, body) => createOrder(token, body(), handling)),
  );
  router.delete(
    authorizations,
    call('cancel-authorization', (token) => cancelAuthorization(token, handling)),
  );
  const orders = '/ordermanagement/v1/orders/:id';
  router.get(
    orders,
    call('order', (id) => readOrder(id, handling)),
  );
  router.post(
    `${orders}/captures`,
    write('capture', (id, body) => capture(id, body(), handling)),
  );
  router.post(
    `${orders}/refunds`,
    write('refund', (id, body) => refund(id, body(), handling)),
  );
  router.post(
    `${orders}/cancel`,
    write('cancel', (id) => takeStep('cancel', id, handling)),
  );
  router.post(
    `${orders}/release-remaining-authorization`,
    write('release', (id) => takeStep('release', id, handling)),
  );
  router.post(
    `${orders}/extend-authorization-time`,
    write('extend', (id) => takeStep('extension', id, handling)),
  );
  router.post(
    `${orders}/acknowledge`,
    write('acknowledge', (id) => takeStep('acknowledgement', id, handling)),
  );
  return router;
}

function jsonOf(request: Pick<Request, 'body'>): unknown {
  const text = Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '';
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem(400, 'BAD_REQUEST', 'Malformed JSON');
  }
}

/** Answers a call as the waiting fault says, or with what the work says. */
async function answering(
  faults: Faults,
  name: Call,
  response: Response,
  work: () => Promise<Answer>,
): Promise<void> {
  const fault = faults.take(name);
  if (fault.delayMs !== undefined) await wait(fault.delayMs);
  if (fault.hang === 'before') return;
  if (fault.http !== undefined) return void response.status(fault.http).end();
  if (fault.rubbish) return void response.type('html').send('<p>We are sorry.</p>');
  try {
    if (fault.code !== undefined) throw notAllowed(fault.code);
    const { status, body, headers = {} } = await work();
    if (fault.hang === 'after') return;
    if (fault.httpAfter !== undefined) return void response.status(fault.httpAfter).end();
    response.status(status).set(headers);
    if (body === null) response.end();
    else response.json(body);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    response.status(error.status).json(error.body(response.req.get('klarna-idempotency-key') ?? 'none'));
  }
}
