import { Code, ConnectError, type Interceptor, type Transport } from '@connectrpc/connect';
import { createAsyncIterable, type UniversalClientFn } from '@connectrpc/connect/protocol';
import { createTransport } from '@connectrpc/connect/protocol-connect';
import { buffer } from 'node:stream/consumers';
import type { Pool } from 'undici';
import type { InstanceAddress } from './addresses.ts';
import { isConnectionError, wasNotSent } from './connection-errors.ts';
import { instancePool } from './instance-pool.ts';
import { orAborted } from './or-aborted.ts';
import type { CallLimits } from './time-outs.ts';

const CONNECTIONS = 64;
/** Bytes of a message, which `rpcListener` limits too. */
const MESSAGE_LIMIT = 1_000_000;

export interface RpcTransportOptions {
  readonly interceptors: Interceptor[];
  /** The time-out is of calls that have no deadline of their own. */
  readonly limits: CallLimits;
}

/**
 * Unary calls to one instance by the Connect protocol, without compression: they stay in the cluster. Over undici, because the client
 * of `@connectrpc/connect-node` writes head, body and end of each call by themselves (an order by turns: docs/figures.md).
 */
export function rpcTransport(address: InstanceAddress, options: RpcTransportOptions): Transport {
  const { interceptors, limits } = options;
  const { timeoutMs: defaultTimeoutMs, connectMs } = limits;
  const { origin } = address.url;
  const pool = instancePool(address, {
    connections: CONNECTIONS,
    connectMs,
    maxResponseSize: MESSAGE_LIMIT,
  });
  return createTransport({
    baseUrl: origin,
    httpClient: callBy(pool, origin),
    interceptors,
    defaultTimeoutMs,
    useBinaryFormat: true,
    acceptCompression: [],
    sendCompression: null,
    compressMinBytes: MESSAGE_LIMIT,
    readMaxBytes: MESSAGE_LIMIT,
    writeMaxBytes: MESSAGE_LIMIT,
  });
}

const callBy =
  (pool: Pool, origin: string): UniversalClientFn =>
  async ({ url, method, header, body, signal }) => {
    // Connect gives each call a signal of its own, which ends with it.
    if (signal === undefined) throw new ConnectError('A call has no deadline.', Code.Internal);
    try {
      const request = {
        path: url.slice(origin.length),
        method,
        headers: header,
        body: body === undefined ? null : await buffer(body),
        signal,
      };
      const answer = await orAborted(pool.request(request), signal);
      return {
        status: answer.statusCode,
        header: headersOf(answer.headers),
        body: createAsyncIterable([await answer.body.bytes()]),
        trailer: new Headers(),
      };
    } catch (error) {
      throw signal.aborted ? error : failed(error);
    }
  };

function headersOf(received: Readonly<Record<string, string | string[] | undefined>>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(received))
    for (const each of [value ?? []].flat()) headers.append(name, each);
  return headers;
}

/** With the codes of `@connectrpc/connect-node`. */
function failed(cause: unknown): ConnectError {
  const broken = isConnectionError(cause) ? Code.Aborted : Code.Internal;
  const error = ConnectError.from(cause, wasNotSent(cause) ? Code.Unavailable : broken);
  error.cause = cause;
  return error;
}
