import { CORRELATION_HEADER, correlationIdOf } from '@loupe/subgraph-server/correlation';
import { BodyTooLargeError, readBody } from '@loupe/subgraph-server/read-body';
import type { Logger } from '@loupe/telemetry/logger';
import { inSpan } from '@loupe/telemetry/trace';
import type { Request, RequestHandler, Response } from 'express';
import type { WebhookAnswer, WebhookOwner } from './webhook-owner.ts';

/** Bytes of a message. */
const BODY_LIMIT = 256_000;
const UNAVAILABLE: WebhookAnswer = { status: 503, text: '{"status":"try again later"}' };

export interface WebhookRouteOptions {
  /** By provider, as named in the path. */
  readonly owners: ReadonlyMap<string, WebhookOwner>;
  readonly logger: Logger;
}

/**
 * POST /webhooks/{provider}: forwards the message to its owner unchanged, and returns the owner's answer. It is not validated here:
 * only the owner has the secret. 404 for an unknown provider, 413 above the limit, 503 when the owner is unavailable,
 * after which the sender retries.
 */
export function webhookRoute({ owners, logger }: WebhookRouteOptions): RequestHandler<{ provider: string }> {
  return async (request, response) => {
    const { provider } = request.params;
    const owner = owners.get(provider);
    if (owner === undefined) return void respond(response, { status: 404, text: '{"status":"not found"}' });
    // Starts a new trace: the sender's trace is not continued.
    await inSpan('gateway /webhooks', { kind: 'server', attributes: { provider } }, () =>
      passOn(request, response, owner, logger.child({ provider })),
    );
  };
}

async function passOn(request: Request, response: Response, owner: WebhookOwner, logger: Logger) {
  const correlationId = correlationIdOf(request.headers);
  response.setHeader(CORRELATION_HEADER, correlationId);
  try {
    const body = await readBody(request, BODY_LIMIT);
    respond(response, await owner.pass({ headers: request.headers, body, correlationId }));
  } catch (error) {
    if (error instanceof BodyTooLargeError) {
      response.setHeader('connection', 'close'); // the rest of the body is not read
      respond(response, { status: 413, text: `{"status":"${BODY_LIMIT} bytes at most"}` });
      return;
    }
    logger.error({ err: error, correlationId }, 'A webhook could not be delivered to its owner.');
    respond(response, UNAVAILABLE);
  }
}

function respond(response: Response, { status, text }: WebhookAnswer): void {
  if (response.destroyed) return;
  response.status(status).type('application/json').send(text);
}
