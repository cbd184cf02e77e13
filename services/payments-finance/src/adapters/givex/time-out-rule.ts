import { CODES } from './result-codes.ts';
import type { GivexCall, GivexReply } from './host.ts';
import type { GivexHosts } from './hosts.ts';

/** The parts of a call's time. */
const SHARES = { first: 0.45, reversal: 0.15, second: 0.3, lastReversal: 0.1 };

export interface Held {
  readonly reply: GivexReply;
  /** The first host had the call too; what it did was reversed. */
  readonly isRepeated: boolean;
}

/**
 * The vendor's time-out rule for a call that a shopper waits for: reverse it on the host that did not answer, then send it to the
 * other one, and reverse it there where that does not answer either.
 *
 * Other clients ignore the outcome of the first reversal. Here the second host is only asked when the first one confirmed it, or certainly
 * did not get the call: otherwise the card may be charged twice, once by a call that arrives late. Without that proof the caller is told
 * that there is no answer, and a durable task repeats the reversal.
 *
 * @param reversal dc_918 with the same transaction code
 */
export async function byTimeOutRule(
  { primary, secondary }: GivexHosts,
  call: GivexCall,
  reversal: GivexCall,
  timeoutMs: number,
): Promise<Held> {
  const first = await primary.call(call, timeoutMs * SHARES.first);
  if (first.kind === 'result') return { reply: first, isRepeated: false };
  const isRepeated = first.kind === 'no-answer';
  if (isRepeated && !isDone(await primary.call(reversal, timeoutMs * SHARES.reversal))) {
    return { reply: first, isRepeated: false };
  }
  const second = await secondary.call(call, timeoutMs * SHARES.second);
  if (second.kind === 'no-answer') await secondary.call(reversal, timeoutMs * SHARES.lastReversal);
  return { reply: second, isRepeated };
}

const isDone = (reply: GivexReply): boolean => reply.kind === 'result' && reply.code === CODES.ok;
