import { SIGN_IN_LIMITS } from './limits.ts';
import type { Counter } from './limits.ts';

/**
 * The counters of a sign-in by the limits that hold for it. An account's own counter does not bind a network it has been signed in from before: strangers
 * could otherwise shut its owner out. While a site is being tried with stolen passwords, strangers' networks get fewer attempts.
 */
export function withLimitsInForce(
  counters: readonly Counter[],
  { isKnown, isAlarm }: { isKnown: boolean; isAlarm: boolean },
): Counter[] {
  return counters.map((counter) => {
    const { key, limit } = counter;
    if (isKnown && key.startsWith('signIn:account:'))
      return { ...counter, limit: { ...limit, hits: Infinity } };
    const isFewer = isAlarm && !isKnown && key.startsWith('signIn:source:');
    return isFewer ? { ...counter, limit: SIGN_IN_LIMITS.sourceInAlarm } : counter;
  });
}
