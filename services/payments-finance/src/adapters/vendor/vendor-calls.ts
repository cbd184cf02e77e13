import { BreakerOpenError, createBreaker } from '@loupe/outgoing/breaker';
import { withinTimeLimit } from '@loupe/outgoing/time-limit';
import type { CallLimits } from '@loupe/outgoing/time-outs';
import { inSpan } from '@loupe/telemetry/trace';
import { Pool } from 'undici';
import { createCallSlots } from './call-slots.ts';
import { requestOnce } from './request-once.ts';
import type { VendorReply } from './request-once.ts';
import { unanswered } from './unanswered.ts';

const CONNECTIONS = 64;

/**
 * The share of its time-out that a call may wait for a connection. With less time left it would often time out after it was
 * sent, with an unknown result, which is worse than not sending it.
 */
const WAITING_SHARE = 0.5;

export interface VendorCall {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body?: string | undefined;
  /** From requesting a connection to the last byte of the answer. */
  readonly timeoutMs: number;
  /** Must not contain ids of transactions. */
  readonly spanName: string;
  /** Of one attempt: signatures are made when it is sent. */
  readonly headers: () => Readonly<Record<string, string>>;
  /** Also sent while nothing may move, such as the request for an access token. */
  readonly movesNothing?: boolean;
}

export interface VendorCalls {
  call(call: VendorCall): Promise<VendorReply>;
  /** How many calls would be sent at once now; none while the breaker is open. */
  room(): number;
  /** False while the breaker is open: the last calls failed too often. */
  answers(): boolean;
  close(): Promise<void>;
}

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

/** After a restore nothing is sent until an operator resumes. */
class PaymentsPausedError extends Error {
  override readonly name = 'PaymentsPausedError';
}

/** A share of a time may be a fraction, and a time that has passed is negative: a timer refuses both. */
const wholeMs = (ms: number): number => Math.max(1, Math.floor(ms));

interface Connecting {
  /** While it is false only reports are read: every other call is answered as not sent. */
  readonly mayMove?: (() => boolean) | undefined;
  /** Our certificate, and what the vendor's is checked with, where it is not the public authorities. PEM. */
  readonly tls?: { readonly cert: string; readonly key: Buffer; readonly ca?: string };
}

const ALWAYS = (): boolean => true;

/**
 * Calls to one host of a vendor over kept-alive connections, with a circuit breaker. A call that may have reached the vendor is never
 * repeated: the vendor does not recognise a second one. One whose connection could not be made is tried once more at once.
 *
 * @param url origin the sockets go to
 */
export function createVendorCalls(
  url: string,
  { connectMs, openMs }: Pick<CallLimits, 'connectMs' | 'openMs'>,
  { mayMove = ALWAYS, tls = undefined }: Connecting = {},
): VendorCalls {
  const pool = new Pool(url, { connections: CONNECTIONS, connect: { timeout: connectMs, ...tls } });
  // Calls wait here and not in the pool, which looks at a waiting request's time-out only when it has a connection for it.
  const slots = createCallSlots(CONNECTIONS);
  const breaker = createBreaker({ openMs });

  const attempt = ({ method, path, body, headers }: VendorCall, signal: AbortSignal): Promise<VendorReply> =>
    requestOnce(pool, { method, path, signal, body: body ?? null, headers: headers() });

  async function send(call: VendorCall, signal: AbortSignal): Promise<VendorReply> {
    const reply = await attempt(call, signal);
    return reply.kind === 'not-sent' && !signal.aborted ? attempt(call, signal) : reply;
  }

  async function callWithin(call: VendorCall, signal: AbortSignal): Promise<VendorReply> {
    try {
      return await breaker.run(async () => {
        const reply = await inSpan(call.spanName, { kind: 'client' }, () => send(call, signal));
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
    room: () => (mayMove() ? Math.min(slots.free(), breaker.room()) : 0),
    answers: () => breaker.room() > 0,
    async call(call) {
      if (call.method !== 'GET' && !call.movesNothing && !mayMove())
        return unanswered(false, new PaymentsPausedError('Payments are paused after a restore.'));
      if (breaker.room() === 0) return unanswered(false, new BreakerOpenError('The breaker is open.'));
      return withinTimeLimit(wholeMs(call.timeoutMs), async (signal) => {
        const release = await slots.take(call.timeoutMs * WAITING_SHARE);
        if (release === undefined) return unanswered(false, new NoConnectionError('All are in use.'));
        return callWithin(call, signal).finally(release);
      });
    },
    close: () => pool.close(),
  };
}
