import { Pool } from 'undici';
import { lookupOf, type InstanceAddress } from './addresses.ts';
import type { CallLimits } from './time-outs.ts';

export interface InstancePoolOptions extends Pick<CallLimits, 'connectMs'> {
  /** The most at a time; they are opened on demand. */
  readonly connections: number;
  /** Bytes of an answer. */
  readonly maxResponseSize: number;
}

/** Kept-alive connections to one instance of one of our services. A pool of several would mix them up, since it knows only their host name. */
export const instancePool = (
  address: InstanceAddress,
  { connections, connectMs, maxResponseSize }: InstancePoolOptions,
): Pool =>
  new Pool(address.url.origin, {
    connections,
    pipelining: 1,
    // Shorter than a service's keep-alive, so that no request is sent on a connection that is being closed.
    keepAliveTimeout: 30_000,
    keepAliveMaxTimeout: 60_000,
    connect: { timeout: connectMs, lookup: lookupOf(address) },
    maxResponseSize,
  });
