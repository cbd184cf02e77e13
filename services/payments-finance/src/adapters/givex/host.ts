import { z } from 'zod';
import { TIME_OUTS } from '@loupe/outgoing/time-outs';
import type { Unanswered } from '../vendor/unanswered.ts';
import { createVendorCalls } from '../vendor/vendor-calls.ts';

export interface GivexCall {
  readonly method: 'dc_904' | 'dc_905' | 'dc_907' | 'dc_909' | 'dc_918' | 'dc_920' | 'dc_921';
  /** The second one is the transaction code. */
  readonly params: readonly string[];
}

export type GivexReply =
  | {
      readonly kind: 'result';
      /** "0", or the number of a refusal. */
      readonly code: string;
      /** What follows; of a refusal first its text. */
      readonly values: readonly string[];
    }
  | { readonly kind: Unanswered['kind'] };

/** One of the vendor's two hosts. */
export interface GivexHost {
  call(call: GivexCall, timeoutMs: number): Promise<GivexReply>;
  /** The text of a page of the report; undefined without an answer. */
  get(path: string, timeoutMs: number): Promise<string | undefined>;
  room(): number;
  close(): Promise<void>;
}

const envelope = z.object({ result: z.tuple([z.string(), z.string()]).rest(z.string()) });

const headers = () => ({ 'content-type': 'application/json', accept: 'application/json' });

/** @param mayMove while it is false only reports are read */
export function createHost(url: string, mayMove?: () => boolean): GivexHost {
  const calls = createVendorCalls(url, TIME_OUTS.giftCards, { mayMove });
  return {
    room: calls.room,
    close: calls.close,
    async call({ method, params }, timeoutMs) {
      const [, code = ''] = params;
      const body = JSON.stringify({ jsonrpc: '2.0', id: code, method, params });
      const reply = await calls.call({
        method: 'POST',
        path: '/',
        body,
        headers,
        spanName: `givex ${method}`,
        timeoutMs,
      });
      if (reply.kind !== 'reply') return { kind: reply.kind };
      return reply.status === 200 ? resultOf(reply.text, code) : { kind: 'no-answer' };
    },
    async get(path, timeoutMs) {
      const reply = await calls.call({
        method: 'GET',
        path,
        timeoutMs,
        headers,
        spanName: 'givex report',
      });
      return reply.kind === 'reply' && reply.status === 200 ? reply.text : undefined;
    },
  };
}

/** An answer that cannot be read, or is for another transaction, says nothing about ours. */
function resultOf(text: string, asked: string): GivexReply {
  try {
    const [code, result, ...values] = envelope.parse(JSON.parse(text)).result;
    if (code === asked) return { kind: 'result', code: result, values };
  } catch {
    // The parser's message may contain a card number.
  }
  return { kind: 'no-answer' };
}
