import { countersOf } from '@loupe/rate-limit/counters';
import type { Counter, Rule } from '@loupe/rate-limit/counters';
import type { RateLimited } from '@loupe/rate-limit/rate-limited';
import type { CountedAttempt } from '@loupe/rate-limit/rate-limits';
import type { Caller } from '../domain/caller.ts';
import { PLACE_LIMITS } from '../domain/reservation/limits.ts';
import { orBusy } from './or-busy.ts';

export interface LimitPorts {
  readonly limits: {
    /** Counts one attempt on each, or on none where one is full. */
    count(counters: readonly Counter[]): Promise<CountedAttempt | RateLimited>;
    giveBack(attempt: CountedAttempt): Promise<void>;
  };
  readonly sourceFactor: number;
  /** Digests of an e-mail under each accepted key: counters do not contain the e-mail. */
  readonly digestsOf: (email: string) => readonly string[];
}

/** What is counted, with its limits of a network, a session and an e-mail. */
export interface Counted {
  readonly action: string;
  readonly limits: Readonly<Partial<Record<'source' | 'session' | 'account', Rule>>>;
}

const PLACING: Counted = { action: 'placeReservation', limits: PLACE_LIMITS };

/** Counts a request before any work for it; where the database has no time, it is asked to come again. One that the bot check refused is not counted on the visitor, who tries again as told. */
export async function countPlacing<T extends { readonly type: string }>(
  { limits, sourceFactor, digestsOf }: LimitPorts,
  { site, session, network }: Caller,
  email: string,
  work: () => Promise<T>,
  counted = PLACING,
): Promise<T | RateLimited> {
  const account = digestsOf(email).map((digest) => `${site}:${digest}`);
  const subjects = { source: network, session, account };
  const counters = countersOf(counted.action, counted.limits, { subjects, networkFactor: sourceFactor });
  return orBusy(async () => {
    const attempt = await limits.count(counters);
    if (attempt.type === 'TooManyAttemptsError') return attempt;
    const result = await work();
    if (result.type === 'ReCaptchaError') await limits.giveBack(attempt);
    return result;
  });
}
