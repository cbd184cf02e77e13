import type { Counter } from '@loupe/rate-limit/counters';
import { SOURCE_IN_ALARM } from './limits.ts';

/**
 * The counters of a sign-in, with the limits that apply. An account's own counter does not apply to a network that it has signed in
 * from before, because strangers could otherwise lock its owner out. While stolen passwords are tried at a site, networks that the
 * account has not signed in from get fewer attempts.
 */
export function withLimitsInForce(
  counters: readonly Counter[],
  { isKnown, isAlarm }: { isKnown: boolean; isAlarm: boolean },
): Counter[] {
  return counters.map((counter) => {
    const { by, limit } = counter;
    if (isKnown && by === 'account') return { ...counter, limit: { ...limit, hits: Infinity } };
    return isAlarm && !isKnown && by === 'source' ? { ...counter, limit: SOURCE_IN_ALARM } : counter;
  });
}
