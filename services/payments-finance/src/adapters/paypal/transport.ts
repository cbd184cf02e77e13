import { TIME_OUTS } from '@loupe/outgoing/time-outs';
import type { VendorReply } from '../vendor/request-once.ts';
import { createVendorCalls } from '../vendor/vendor-calls.ts';
import { unanswered } from '../vendor/unanswered.ts';
import { accessTokens } from './access-token.ts';
import type { Client } from './access-token.ts';

export interface TransportOptions {
  readonly url: string;
  readonly client: Client;
  readonly now: () => Date;
  /** While it is false only reports are read. */
  readonly mayMove?: (() => boolean) | undefined;
}

export interface PayPalCall {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  /** A text is sent to the byte as it is. */
  readonly body?: object | string;
  /** PayPal-Request-Id: the vendor carries a request out once for each. Without it a POST is not repeated. */
  readonly requestId?: string;
  /** Of the call and its repetition together. */
  readonly timeoutMs: number;
  readonly spanName: string;
  /** Also sent while nothing may move. */
  readonly movesNothing?: boolean;
}

export interface Transport {
  call(call: PayPalCall): Promise<VendorReply>;
  room(): number;
  /** False while the breaker is open. */
  answers(): boolean;
  close(): Promise<void>;
}

/** The first attempt's part of the time of a call that is repeated. */
const FIRST_SHARE = 0.6;
const LEAST_MS = 400;

/**
 * Calls with an access token, which is asked for once more when the vendor refuses it. A request without an answer, or with a server
 * error, is repeated once under its id, which moves nothing twice.
 */
export function createTransport({ url, client, now, mayMove }: TransportOptions): Transport {
  const calls = createVendorCalls(url, TIME_OUTS.wallet, { mayMove });
  const tokens = accessTokens(calls, client, now);

  async function send(call: PayPalCall, withinMs: number): Promise<VendorReply> {
    const end = now().getTime() + withinMs;
    const token = await tokens.current(withinMs);
    const timeoutMs = end - now().getTime();
    if (token === undefined) return unanswered(false, new NoTokenError('The vendor gave no access token.'));
    const { method, path, body, requestId, spanName, movesNothing = false } = call;
    const reply = await calls.call({
      method,
      path,
      timeoutMs,
      spanName,
      movesNothing,
      body: typeof body === 'string' ? body : body && JSON.stringify(body),
      headers: () => ({
        authorization: `Bearer ${token}`,
        accept: 'application/json',
        prefer: 'return=representation',
        'content-type': 'application/json',
        ...(requestId === undefined ? {} : { 'paypal-request-id': requestId }),
      }),
    });
    if (reply.kind === 'reply' && reply.status === 401) tokens.refused(token);
    return reply;
  }

  return {
    room: calls.room,
    answers: calls.answers,
    close: calls.close,
    async call(call) {
      const end = now().getTime() + call.timeoutMs;
      const isRepeatable = call.method !== 'POST' || call.requestId !== undefined;
      const first = await send(call, call.timeoutMs * (isRepeatable ? FIRST_SHARE : 1));
      const left = end - now().getTime();
      const isRefusedToken = first.kind === 'reply' && first.status === 401;
      if ((!isRefusedToken && !(isRepeatable && isOpen(first))) || left < LEAST_MS) return first;
      const second = await send(call, left);
      // That the repetition was not sent says nothing of the first one.
      return second.kind === 'not-sent' && !isRefusedToken ? first : second;
    },
  };
}

/** Nothing is known of the request, except of one that was not sent, which the connections have tried twice already. */
const isOpen = (reply: VendorReply): boolean =>
  reply.kind === 'no-answer' || (reply.kind === 'reply' && reply.status >= 500);

class NoTokenError extends Error {
  override readonly name = 'NoTokenError';
}
