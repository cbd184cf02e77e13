import { SIGN_IN_LIMITS } from './limits.ts';
import type { Counter } from './limits.ts';

/**
 * Which counters may refuse a sign-in. An account's own counter does not bind a network it has been signed in from before: strangers
 * could otherwise shut its owner out. While a site is being tried with stolen passwords, strangers' networks get fewer attempts.
 */
export function countersThatBind(
  counters: readonly Counter[],
  { isKnown, isAlarm }: { isKnown: boolean; isAlarm: boolean },
): Counter[] {
  if (isKnown) return counters.filter(({ key }) => !key.startsWith('signIn:account:'));
  if (!isAlarm) return [...counters];
  return counters.map(({ key, limit }) => {
    const fewer = key.startsWith('signIn:source:') ? SIGN_IN_LIMITS.sourceInAlarm : limit;
    return { key, limit: fewer };
  });
}
