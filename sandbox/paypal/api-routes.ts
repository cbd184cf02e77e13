import { setTimeout as wait } from 'node:timers/promises';
import { raw, Router, urlencoded } from 'express';
import type { Request, RequestHandler, Response } from 'express';
import type { AccessTokens } from './auth/access-tokens.ts';
import type { Call, Faults } from './faults.ts';
import type { Answer, Handling } from './handling.ts';
import { createIdempotency } from './idempotency.ts';
import { authorizeOrder } from './orders/authorize.ts';
import { createOrder } from './orders/create.ts';
import { currentOrder } from './orders/current.ts';
import { patchOrder } from './orders/patch.ts';
import { authorizationView, isGone, orderView } from './orders/view.ts';
import { authorizationOf } from './payments/requests.ts';
import { capture } from './payments/capture.ts';
import { reauthorize } from './payments/reauthorize.ts';
import { refund } from './payments/refund.ts';
import { voidAuthorization } from './payments/void.ts';
import { invalid, notFound, Problem, unprocessable } from './problem.ts';
import { verifySignature } from './webhooks/verify.ts';
import type { Signer } from './webhooks/signature.ts';

export interface ApiDependencies {
  readonly handling: Handling;
  readonly tokens: AccessTokens;
  readonly faults: Faults;
  readonly signer: Signer;
}

type Work = (request: Request<{ id: string }>) => Promise<Answer> | Answer;

/** The vendor's API. */
export function apiRoutes({ handling, tokens, faults, signer }: ApiDependencies): Router {
  const router = Router();
  const once = createIdempotency();

  router.post('/v1/oauth2/token', urlencoded({ extended: false }), (request, response) =>
    answering(faults, 'token', response, () => {
      const issued = tokens.issue(request.get('authorization'));
      if (issued === undefined)
        return {
          status: 401,
          body: { error: 'invalid_client', error_description: 'Client Authentication failed' },
        };
      return {
        status: 200,
        body: { scope: '', token_type: 'Bearer', app_id: 'APP-SANDBOX', nonce: '', ...issued },
      };
    }),
  );

  const call = (name: Call, work: Work): RequestHandler<{ id: string }>[] => [
    raw({ type: () => true, limit: '256kb' }),
    async (request, response) => {
      if (!tokens.isValid(request.get('authorization')))
        return problem(response, new Problem(401, 'INVALID_TOKEN'));
      await answering(faults, name, response, () => work(request));
    },
  ];
  /** Of requests that move money: once for each request id. */
  const move = (name: Call, work: (id: string, body: unknown, asked: Handling) => Promise<Answer>) =>
    call(name, (request) => {
      const requestId = request.get('paypal-request-id');
      return once(
        { requestId, path: request.path },
        () => work(request.params.id, jsonOf(request), { ...handling, requestId }),
        handling,
      );
    });

  router.post(
    '/v2/checkout/orders',
    move('create', (_id, body, asked) => createOrder(body, asked)),
  );
  router.get(
    '/v2/checkout/orders/:id',
    call('order', ({ params }) => orderOf(params.id, handling)),
  );
  router.patch(
    '/v2/checkout/orders/:id',
    call('patch', (request) => patchOrder(request.params.id, jsonOf(request), handling)),
  );
  router.post(
    '/v2/checkout/orders/:id/authorize',
    move('authorize', (id, _body, asked) => authorizeOrder(id, asked)),
  );
  router.get(
    '/v2/payments/authorizations/:id',
    call('authorization', ({ params }) => ({
      status: 200,
      body: authorizationView(authorizationOf(params.id, handling), handling.ledger, handling.now()),
    })),
  );
  const authorizations = '/v2/payments/authorizations/:id';
  router.post(
    `${authorizations}/capture`,
    move('capture', (id, body, asked) => capture(id, body, asked)),
  );
  router.post(
    `${authorizations}/void`,
    move('void', (id, _body, asked) => voidAuthorization(id, asked)),
  );
  router.post(
    `${authorizations}/reauthorize`,
    move('reauthorize', (id, body, asked) => reauthorize(id, body, asked)),
  );
  router.post(
    '/v2/payments/captures/:id/refund',
    move('refund', (id, body, asked) => refund(id, body, asked)),
  );
  router.post(
    '/v1/notifications/verify-webhook-signature',
    call('verify', (request) => ({ status: 200, body: verifySignature(bytesOf(request), signer) })),
  );
  return router;
}

function orderOf(id: string, { ledger, publicUrl, now }: Handling): Answer {
  const order = currentOrder(id, ledger);
  if (order === undefined || isGone(order, ledger, now())) throw notFound();
  return { status: 200, body: orderView(order, { ledger, publicUrl, now: now() }) };
}

const bytesOf = (request: Request): Buffer =>
  Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);

function jsonOf(request: Request): unknown {
  const text = bytesOf(request).toString('utf8');
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw invalid('MALFORMED_REQUEST_JSON');
  }
}

/** Answers a call as the waiting fault says, or with what the work says. */
async function answering(
  faults: Faults,
  name: Call,
  response: Response,
  work: () => Promise<Answer> | Answer,
): Promise<void> {
  const fault = faults.take(name);
  if (fault.delayMs !== undefined) await wait(fault.delayMs);
  if (fault.hang === 'before') return;
  if (fault.http !== undefined) return void response.status(fault.http).end();
  if (fault.rubbish) return void response.type('html').send('<p>We are sorry.</p>');
  try {
    if (fault.issue !== undefined) throw unprocessable(fault.issue);
    const { status, body } = await work();
    if (fault.hang === 'after') return;
    if (fault.httpAfter !== undefined) response.status(fault.httpAfter).end();
    else if (body === null) response.status(status).end();
    else response.status(status).json(body);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    problem(response, error);
  }
}

const problem = (response: Response, error: Problem): void =>
  void response.status(error.status).json(error.body(response.req.get('paypal-request-id') ?? 'none'));
