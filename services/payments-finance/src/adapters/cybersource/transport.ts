import { BreakerOpenError, createBreaker } from '@loupe/outgoing/breaker';
import { TIME_OUTS } from '@loupe/outgoing/time-outs';
import type { SigningKeySet } from '@loupe/subgraph-server/key-set';
import { inSpan } from '@loupe/telemetry/trace';
import { Pool } from 'undici';
import { signRequest } from './sign-request.ts';

const CONNECTIONS = 64;
const { connectMs, openMs } = TIME_OUTS.cardProvider;

/** Errors that prove that no byte of the request was sent. */
const NOT_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

export interface TransportOptions {
  /** Origin the sockets go to. */
  readonly url: string;
  /** Host header, and the host the signature covers. */
  readonly host: string;
  readonly merchantId: string;
  /** The active one signs. */
  readonly keys: () => SigningKeySet<Buffer>;
  readonly now: () => Date;
}

export interface VendorCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
  readonly timeoutMs: number;
}

/** `not-sent` proves that the vendor saw nothing, `no-answer` proves nothing. */
export type VendorReply =
  | { readonly kind: 'reply'; readonly status: number; readonly text: string }
  | { readonly kind: 'not-sent' | 'no-answer'; readonly cause: unknown };

export interface Transport {
  call(call: VendorCall): Promise<VendorReply>;
  close(): Promise<void>;
}

/** Ids of transactions do not belong in a name. */
const spanName = ({ method, path }: VendorCall): string =>
  `cybersource ${method} ${path.replaceAll(/\/\d{10,}/g, '/{id}')}`;

/** The vendor did not answer, or only that it cannot: what its breaker counts. */
class UnansweredError extends Error {
  readonly reply: VendorReply;

  constructor(reply: VendorReply) {
    super('The vendor did not answer.');
    this.reply = reply;
  }
}

/** Signed calls over kept-alive connections. It never repeats a call: the vendor does not recognise a second one. */
export function createTransport({ url, host, merchantId, keys, now }: TransportOptions): Transport {
  const pool = new Pool(url, { connections: CONNECTIONS, connect: { timeout: connectMs } });
  const breaker = createBreaker({ openMs });

  async function send({ method, path, body, timeoutMs }: VendorCall): Promise<VendorReply> {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const { kid: keyId, key: sharedSecret } = keys().active;
    const signed = signRequest(
      { method, host, target: path, ...(text === undefined ? {} : { body: text }) },
      { merchantId, keyId, sharedSecret },
      now(),
    );
    try {
      const response = await pool.request({
        method,
        path,
        body: text ?? null,
        headers: {
          ...signed,
          'content-type': 'application/json;charset=utf-8',
          accept: 'application/hal+json;charset=utf-8',
        },
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { kind: 'reply', status: response.statusCode, text: await response.body.text() };
    } catch (cause) {
      return {
        kind: NOT_SENT.has(String((cause as { code?: unknown }).code)) ? 'not-sent' : 'no-answer',
        cause,
      };
    }
  }

  return {
    async call(call) {
      try {
        return await breaker.run(async () => {
          const reply = await inSpan(spanName(call), { kind: 'client' }, () => send(call));
          if (reply.kind !== 'reply' || reply.status >= 500) throw new UnansweredError(reply);
          return reply;
        });
      } catch (error) {
        if (error instanceof UnansweredError) return error.reply;
        if (error instanceof BreakerOpenError) return { kind: 'not-sent', cause: error };
        throw error;
      }
    },
    close: () => pool.close(),
  };
}
