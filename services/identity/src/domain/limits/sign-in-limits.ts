import type { Counter } from '@loupe/rate-limit/counters';
import { hitsOf, isAbove } from '@loupe/rate-limit/share';
import type { siteCounters } from './counters.ts';
import { SITE_ALARM, SOURCE_IN_ALARM } from './limits.ts';

/** Whether stolen passwords are probably being tried at a site. */
export function isAlarm(
  { attempts, wrong }: ReturnType<typeof siteCounters>,
  hits: ReadonlyMap<string, number>,
): boolean {
  return isAbove({ attempts: hitsOf(attempts, hits), bad: hitsOf(wrong, hits) }, SITE_ALARM);
}

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

/** The counters of a person who has passed the bot check: not that of their network's failures, which others may have caused. */
export const afterBotCheck = (counters: readonly Counter[]): Counter[] =>
  counters.map((counter) =>
    counter.by === 'source' ? { ...counter, limit: { ...counter.limit, hits: Infinity } } : counter,
  );
