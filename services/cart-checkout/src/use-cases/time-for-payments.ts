import { TIME_OUTS } from '@loupe/outgoing/time-outs';

/** Milliseconds reserved for settling after the bank has answered. */
const SETTLING_MS = 1_500;

/** Milliseconds that payments may use in a request that places an order, started at `startedAt`. */
export function timeForPayments(startedAt: Date, now: Date): number {
  const spent = now.getTime() - startedAt.getTime();
  return TIME_OUTS.placingSubgraph.timeoutMs - SETTLING_MS - spent;
}
