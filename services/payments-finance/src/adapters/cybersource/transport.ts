import { TIME_OUTS } from '@loupe/outgoing/time-outs';
import type { SigningKeySet, HmacKey } from '@loupe/subgraph-server/key-set';
import type { VendorReply } from '../vendor/request-once.ts';
import { createVendorCalls } from '../vendor/vendor-calls.ts';
import { signRequest } from './sign-request.ts';

export interface TransportOptions {
  /** Origin the sockets go to. */
  readonly url: string;
  /** Host header, which the signature covers. */
  readonly host: string;
  readonly merchantId: string;
  /** Requests are signed with the active key. */
  readonly keys: () => SigningKeySet<HmacKey>;
  readonly now: () => Date;
  /** While it is false only reports are read. */
  readonly mayMove?: (() => boolean) | undefined;
}

export interface VendorCall {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: object;
  /** From requesting a connection to the last byte of the answer. */
  readonly timeoutMs: number;
}

export interface Transport {
  call(call: VendorCall): Promise<VendorReply>;
  /** How many calls would be sent at once now; none while the breaker is open. */
  room(): number;
  /** False while the breaker is open. */
  answers(): boolean;
  close(): Promise<void>;
}

/** Span names must not contain ids of transactions or tokens. */
const spanName = ({ method, path }: VendorCall): string =>
  `cybersource ${method} ${path.replaceAll(/\/[\dA-F]{10,}/g, '/{id}')}`;

/** Signed calls. */
export function createTransport(options: TransportOptions): Transport {
  const { url, host, merchantId, keys, now, mayMove } = options;
  const calls = createVendorCalls(url, TIME_OUTS.cardProvider, { mayMove });

  function headersOf({ method, path }: VendorCall, body: string | undefined): Record<string, string> {
    const { kid: keyId, key: sharedSecret } = keys().active;
    return {
      ...signRequest(
        { method, host, target: path, ...(body === undefined ? {} : { body }) },
        { merchantId, keyId, sharedSecret },
        now(),
      ),
      'content-type': 'application/json;charset=utf-8',
      accept: 'application/hal+json;charset=utf-8',
    };
  }

  return {
    room: calls.room,
    answers: calls.answers,
    call(call) {
      const { method, path, timeoutMs } = call;
      const body = call.body === undefined ? undefined : JSON.stringify(call.body);
      const headers = () => headersOf(call, body);
      return calls.call({ method, path, timeoutMs, body, headers, spanName: spanName(call) });
    },
    close: calls.close,
  };
}
