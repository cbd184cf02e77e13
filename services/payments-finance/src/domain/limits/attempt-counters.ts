import { countersOf } from '@loupe/rate-limit/counters';
import type { Counter, Subject } from '@loupe/rate-limit/counters';
import { ATTEMPT_LIMITS, DECLINE_LIMITS, RATE_PERIOD } from './card-limits.ts';
import type { DeclineRule } from './card-limits.ts';

export type AttemptSubjects = Readonly<Record<DeclineRule, Subject>>;

export const attemptCounters = (subjects: AttemptSubjects, networkFactor: number): Counter[] =>
  countersOf('attempt', ATTEMPT_LIMITS, { subjects, networkFactor });

/** @param isObserved false to count a declined attempt, which is never refused */
export const declineCounters = (
  subjects: AttemptSubjects,
  { factor, isObserved }: { readonly factor: number; readonly isObserved: boolean },
): Counter[] =>
  countersOf('declined', DECLINE_LIMITS, { subjects, networkFactor: factor }).map((counter) =>
    isObserved ? { ...counter, isObserved } : { ...counter, limit: { ...counter.limit, hits: Infinity } },
  );

/** Whether the counter is at the limit above which the bot check is needed. */
export function isUnchecked(
  { key, by }: Counter,
  hits: ReadonlyMap<string, number>,
  factor: number,
): boolean {
  const rule = DECLINE_LIMITS[by as DeclineRule];
  const least = rule.uncheckedHits * ('isOfNetwork' in rule ? factor : 1);
  return (hits.get(key) ?? 0) >= least;
}

/**
 * The counters of a whole site, each of the current period and the one before. The periods are those of the clock, so that attempts and
 * declines are of the same time.
 */
export function siteCounters(site: string, now: Date) {
  const seconds = Math.floor(now.getTime() / 1_000);
  const period = Math.floor(seconds / RATE_PERIOD);
  const rule = { hits: Infinity, seconds: 2 * RATE_PERIOD };
  const of = (action: string, at: number): Counter[] =>
    countersOf(action, { site: rule }, { subjects: { site: `${site}:${at}` } });
  const observed = (counters: Counter[]) => counters.map((counter) => ({ ...counter, isObserved: true }));
  return {
    attempts: [...of('attempt', period), ...observed(of('attempt', period - 1))],
    declined: observed([...of('declined', period), ...of('declined', period - 1)]),
    /** Until the current period ends. */
    secondsLeft: RATE_PERIOD - (seconds % RATE_PERIOD),
  };
}
