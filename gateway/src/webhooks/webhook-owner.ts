import type { IncomingHttpHeaders } from 'node:http';
import { createBreaker } from '@loupe/outgoing/breaker';
import { TIME_OUTS } from '@loupe/outgoing/time-outs';
import { CORRELATION_HEADER } from '@loupe/subgraph-server/correlation';
import type { Clock } from '@loupe/subgraph-server/keys';
import { Targets } from '@loupe/subgraph-server/targets';
import { currentTraceparent, inSpan } from '@loupe/telemetry/trace';
import { Pool } from 'undici';
import { nobodyThere } from '../subgraphs/connection-errors.ts';

const { timeoutMs, connectMs, openMs } = TIME_OUTS.webhook;
const CONNECTIONS = 8;
/** Bytes of what an owner says about a message. */
const ANSWER_LIMIT = 10_000;

export interface WebhookMessage {
  readonly headers: IncomingHttpHeaders;
  /** Byte for byte: the signature covers it. */
  readonly body: Buffer;
  readonly correlationId: string;
}

export interface WebhookAnswer {
  readonly status: number;
  readonly text: string;
}

export interface WebhookOwner {
  /** @throws when no instance answers; the sender will try again */
  pass(message: WebhookMessage): Promise<WebhookAnswer>;
  close(): Promise<void>;
}

/**
 * The service that owns a provider's messages, all its instances. It knows a message by its id, so one that an instance may or
 * may not have heard is simply told again.
 * @param urls of the route, one per instance
 */
export function webhookOwner(provider: string, urls: readonly string[], now: Clock): WebhookOwner {
  const instances = urls.map((address) => {
    const { origin, pathname } = new URL(address);
    const pool = new Pool(origin, {
      connections: CONNECTIONS,
      connect: { timeout: connectMs },
      maxResponseSize: ANSWER_LIMIT,
    });
    return { pool, path: pathname };
  });
  const targets = new Targets(instances, now);
  const breaker = createBreaker({ openMs });

  async function post({ pool, path }: (typeof instances)[number], message: WebhookMessage) {
    const { statusCode, body } = await pool.request({
      method: 'POST',
      path,
      headers: headersFor(message),
      body: message.body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: statusCode, text: await body.text() };
  }

  return {
    pass: (message) =>
      inSpan(`webhook ${provider}`, { kind: 'client' }, () =>
        breaker.run(() =>
          targets.call((instance) => post(instance, message), {
            isDead: nobodyThere,
            mayRepeat: nobodyThere,
          }),
        ),
      ),
    close: async () => void (await Promise.all(instances.map(({ pool }) => pool.close()))),
  };
}

/** What the signature is made of, and nothing else that the sender said. */
function headersFor({ headers, correlationId }: WebhookMessage): Record<string, string> {
  const traceparent = currentTraceparent();
  const signed = Object.entries(headers).flatMap(([name, value]) =>
    name.startsWith('webhook-') && typeof value === 'string' ? [[name, value] as const] : [],
  );
  return {
    ...Object.fromEntries(signed),
    'content-type': 'application/json',
    [CORRELATION_HEADER]: correlationId,
    ...(traceparent === undefined ? {} : { traceparent }),
  };
}
