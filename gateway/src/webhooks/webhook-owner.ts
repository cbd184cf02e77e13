import type { IncomingHttpHeaders } from 'node:http';
import type { InstanceAddress } from '@loupe/outgoing/addresses';
import { isConnectionError, wasNotSent } from '@loupe/outgoing/connection-errors';
import { instancePool } from '@loupe/outgoing/instance-pool';
import { Instances } from '@loupe/outgoing/instances';
import { orAborted } from '@loupe/outgoing/or-aborted';
import { probeReady } from '@loupe/outgoing/probe-ready';
import { withinTimeLimit } from '@loupe/outgoing/time-limit';
import { TIME_OUTS } from '@loupe/outgoing/time-outs';
import { CORRELATION_HEADER } from '@loupe/subgraph-server/correlation';
import { currentTraceparent, inSpan } from '@loupe/telemetry/trace';
import type { Pool } from 'undici';
import type { ReportInstance } from '../report-instance.ts';

const { timeoutMs, connectMs, openMs } = TIME_OUTS.webhook;
const CONNECTIONS = 8;
/** Maximum bytes of an owner's answer. */
const ANSWER_LIMIT = 10_000;

export interface WebhookMessage {
  readonly headers: IncomingHttpHeaders;
  /** The exact bytes, since the signature covers them. */
  readonly body: Buffer;
  readonly correlationId: string;
}

export interface WebhookAnswer {
  readonly status: number;
  readonly text: string;
}

export interface WebhookOwner {
  /** @throws when no instance answers; the sender will retry */
  pass(message: WebhookMessage): Promise<WebhookAnswer>;
  close(): Promise<void>;
}

interface OwnerInstance {
  readonly pool: Pool;
  readonly path: string;
}

function openInstance(address: InstanceAddress): OwnerInstance {
  const limits = { connections: CONNECTIONS, connectMs, maxResponseSize: ANSWER_LIMIT };
  return { pool: instancePool(address, limits), path: address.url.pathname };
}

/**
 * All instances of the service that owns a provider's messages. The service recognises a message by its id, so a message that was
 * not answered can be sent again to another instance.
 * @param urls of the route: one per instance, or a name that DNS resolves to the instances
 */
export function webhookOwner(
  provider: string,
  urls: readonly string[],
  report: ReportInstance,
): WebhookOwner {
  const instances = new Instances<OwnerInstance>({
    urls,
    open: openInstance,
    openMs,
    report,
    close: ({ pool }) => pool.close(),
    probe: (_instance, signal, address) => probeReady(address, signal),
    wasNotSent,
    hadNoAnswer: isConnectionError,
  });

  async function post({ pool, path }: OwnerInstance, message: WebhookMessage) {
    const request = {
      method: 'POST',
      path,
      headers: headersFor(provider, message),
      body: message.body,
    } as const;
    return withinTimeLimit(timeoutMs, async (signal) => {
      const { statusCode, body } = await orAborted(pool.request({ ...request, signal }), signal);
      return { status: statusCode, text: await body.text() };
    });
  }

  return {
    pass: (message) =>
      inSpan(`webhook ${provider}`, { kind: 'client' }, () =>
        instances.call((instance) => post(instance, message), { isRepeatable: true }),
      ),
    close: () => instances.close(),
  };
}

/**
 * The headers that the signature needs: those of the standard, and the provider's own, which begin with its name. No others are
 * forwarded.
 */
function headersFor(provider: string, { headers, correlationId }: WebhookMessage): Record<string, string> {
  const traceparent = currentTraceparent();
  const signed = Object.entries(headers).flatMap(([name, value]) =>
    isSigned(name, provider) && typeof value === 'string' ? [[name, value] as const] : [],
  );
  return {
    ...Object.fromEntries(signed),
    'content-type': 'application/json',
    [CORRELATION_HEADER]: correlationId,
    ...(traceparent === undefined ? {} : { traceparent }),
  };
}

const isSigned = (header: string, provider: string): boolean =>
  header.startsWith('webhook-') || header.startsWith(`${provider}-`);
