import type { JWTPayload } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Clock } from './keys.ts';

export interface VerifiedOnceOptions<T> {
  /** How many tokens are remembered. */
  readonly max: number;
  /** The longest a token is good for after it was issued, and the clock difference that is allowed beyond it. */
  readonly lifeSeconds: number;
  readonly skewSeconds: number;
  readonly now: Clock;
  /** @returns the claims of a valid token and what it says; throws for any other */
  readonly verify: (token: string, at: Date) => Promise<{ payload: JWTPayload; value: T }>;
}

/** Verifies each token once and remembers it by its text until it expires. The function returned throws what `verify` throws. */
export function verifiedOnce<T extends NonNullable<unknown>>({
  max,
  lifeSeconds,
  skewSeconds,
  now,
  verify,
}: VerifiedOnceOptions<T>): (token: string) => Promise<T> {
  const verified = new LRUCache<string, T>({
    max,
    ttl: lifeSeconds * 1000,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
    fetchMethod: async (token, _expired, { options }) => {
      const { payload, value } = await verify(token, now());
      const { exp = 0, iat = 0 } = payload;
      options.ttl = (Math.min(exp, iat + lifeSeconds) + skewSeconds) * 1000 - now().getTime();
      return value;
    },
  });
  return (token) => verified.forceFetch(token);
}
