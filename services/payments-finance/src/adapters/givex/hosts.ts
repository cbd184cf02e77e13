import type { GivexCall, GivexHost, GivexReply } from './host.ts';

/** The two hosts over the vendor's one ledger. */
export interface GivexHosts {
  readonly primary: GivexHost;
  readonly secondary: GivexHost;
}

/** The primary host's part of the time, so that the secondary one can still answer. */
const FIRST_SHARE = 0.6;

/** For calls that move nothing: without an answer of the primary host, the secondary one is asked. */
export async function readOnEither(
  { primary, secondary }: GivexHosts,
  call: GivexCall,
  timeoutMs: number,
): Promise<GivexReply> {
  const first = await primary.call(call, timeoutMs * FIRST_SHARE);
  return first.kind === 'result' ? first : secondary.call(call, timeoutMs * (1 - FIRST_SHARE));
}

/**
 * For calls in the background that move money: only one that certainly did not reach the primary host goes to the secondary. One
 * whose answer is lost is undone by a durable task, which does not depend on this process.
 */
export async function sendOnce(
  { primary, secondary }: GivexHosts,
  call: GivexCall,
  timeoutMs: number,
): Promise<GivexReply> {
  const first = await primary.call(call, timeoutMs * FIRST_SHARE);
  return first.kind === 'not-sent' ? secondary.call(call, timeoutMs * (1 - FIRST_SHARE)) : first;
}
