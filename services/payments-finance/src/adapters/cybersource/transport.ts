import { BreakerOpenError, createBreaker } from '@loupe/outgoing/breaker';
import { TIME_OUTS } from '@loupe/outgoing/time-outs';
import type { SigningKeySet } from '@loupe/subgraph-server/key-set';
import { inSpan } from '@loupe/telemetry/trace';
import { Pool } from 'undici';
import { createCallSlots } from './call-slots.ts';
import { requestOnce } from './request-once.ts';
import type { VendorReply } from './request-once.ts';
import { signRequest } from './sign-request.ts';
import { unanswered } from './unanswered.ts';

const CONNECTIONS = 64;
const { connectMs, openMs } = TIME_OUTS.cardProvider;

/**
 * The share of its time-out that a call may wait for a connection. With less time left it would often time out after it was
 * sent, with an unknown result, which is worse than not sending it.
 */
const WAITING_SHARE = 0.5;

export interface TransportOptions {
  /** Origin the sockets go to. */
  readonly url: string;
  /** Host header, which the signature covers. */
  readonly host: string;
  readonly merchantId: string;
  /** Requests are signed with the active key. */
  readonly keys: () => SigningKeySet<Buffer>;
  readonly now: () => Date;
}

export interface VendorCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
  /** From requesting a connection to the last byte of the answer. */
  readonly timeoutMs: number;
}

export interface Transport {
  call(call: VendorCall): Promise<VendorReply>;
  /** How many calls would be sent at once now; none while the breaker is open. */
  room(): number;
  close(): Promise<void>;
}

/** Span names must not contain transaction ids. */
const spanName = ({ method, path }: VendorCall): string =>
  `cybersource ${method} ${path.replaceAll(/\/\d{10,}/g, '/{id}')}`;

/** The vendor did not answer, or answered with a server error: the failures that its breaker counts. */
class UnansweredError extends Error {
  readonly reply: VendorReply;

  constructor(reply: VendorReply) {
    super('The vendor did not answer.');
    this.reply = reply;
  }
}

/** No connection became free in time. */
class NoConnectionError extends Error {
  override readonly name = 'NoConnectionError';
}

/**
 * Signed calls over kept-alive connections. A call that may have reached the vendor is never repeated: the vendor does not
 * recognise a second one. One whose connection could not be made is tried once more at once.
 */
export function createTransport({ url, host, merchantId, keys, now }: TransportOptions): Transport {
  const pool = new Pool(url, { connections: CONNECTIONS, connect: { timeout: connectMs } });
  // Calls wait here and not in the pool, which looks at a waiting request's time-out only when it has a connection for it.
  const slots = createCallSlots(CONNECTIONS);
  const breaker = createBreaker({ openMs });

  function attempt({ method, path, body }: VendorCall, signal: AbortSignal): Promise<VendorReply> {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const { kid: keyId, key: sharedSecret } = keys().active;
    const signed = signRequest(
      { method, host, target: path, ...(text === undefined ? {} : { body: text }) },
      { merchantId, keyId, sharedSecret },
      now(),
    );
    return requestOnce(pool, {
      ...{ method, path, signal, body: text ?? null },
      headers: {
        ...signed,
        'content-type': 'application/json;charset=utf-8',
        accept: 'application/hal+json;charset=utf-8',
      },
    });
  }

  async function send(call: VendorCall, signal: AbortSignal): Promise<VendorReply> {
    const reply = await attempt(call, signal);
    return reply.kind === 'not-sent' && !signal.aborted ? attempt(call, signal) : reply;
  }

  async function callWithin(call: VendorCall, signal: AbortSignal): Promise<VendorReply> {
    try {
      return await breaker.run(async () => {
        const reply = await inSpan(spanName(call), { kind: 'client' }, () => send(call, signal));
        if (reply.kind !== 'reply' || reply.status >= 500) throw new UnansweredError(reply);
        return reply;
      });
    } catch (error) {
      if (error instanceof UnansweredError) return error.reply;
      if (error instanceof BreakerOpenError) return unanswered(false, error);
      throw error;
    }
  }

  return {
    room: () => Math.min(slots.free(), breaker.room()),
    async call(call) {
      if (breaker.room() === 0) return unanswered(false, new BreakerOpenError('The breaker is open.'));
      const signal = AbortSignal.timeout(call.timeoutMs);
      const release = await slots.take(call.timeoutMs * WAITING_SHARE);
      if (release === undefined) return unanswered(false, new NoConnectionError('All are in use.'));
      return callWithin(call, signal).finally(release);
    },
    close: () => pool.close(),
  };
}
