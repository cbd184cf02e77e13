import { createHash } from 'node:crypto';
import { TIME_OUTS } from '@loupe/outgoing/time-outs';
import type { VendorReply } from '../vendor/request-once.ts';
import { createVendorCalls } from '../vendor/vendor-calls.ts';

export interface TransportOptions {
  readonly url: string;
  readonly user: {
    readonly name: string;
    /** Read at each use, so that a rotation needs no restart. */
    readonly password: () => string;
  };
  /** While it is false only reports are read. */
  readonly mayMove?: (() => boolean) | undefined;
}

export interface KlarnaCall {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: object;
  /** What the request is, in our words: the vendor carries it out once for each. */
  readonly once?: string;
  readonly timeoutMs: number;
  readonly spanName: string;
}

export interface Transport {
  call(call: KlarnaCall): Promise<VendorReply>;
  room(): number;
  /** False while the breaker is open. */
  answers(): boolean;
  close(): Promise<void>;
}

/** Calls as our API user. None is repeated here: the caller reads what became of one without an answer. */
export function createTransport({ url, user, mayMove }: TransportOptions): Transport {
  const calls = createVendorCalls(url, TIME_OUTS.payLater, { mayMove });
  return {
    room: calls.room,
    answers: calls.answers,
    close: calls.close,
    call: ({ method, path, body, once, timeoutMs, spanName }) =>
      calls.call({
        method,
        path,
        timeoutMs,
        spanName,
        body: body && JSON.stringify(body),
        headers: () => ({
          authorization: `Basic ${Buffer.from(`${user.name}:${user.password()}`).toString('base64')}`,
          accept: 'application/json',
          'content-type': 'application/json',
          ...(once === undefined ? {} : { 'klarna-idempotency-key': uuidOf(once) }),
        }),
      }),
  };
}

/** The vendor's keys are UUIDs: the same for the same request, in every process. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`];
  return [...parts, hex.slice(20, 32)].join('-');
}
