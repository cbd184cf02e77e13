import { countersOf } from '@loupe/rate-limit/counters';
import type { Counter, Subject } from '@loupe/rate-limit/counters';
import { periodCounters } from '@loupe/rate-limit/share';
import { ATTEMPT_LIMITS, DECLINE_LIMITS, RATE_PERIOD } from './card-limits.ts';
import type { CheckedRule, Demand, DeclineRule } from './card-limits.ts';

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

/** What a counter of declined attempts asks of the shopper. */
export function demandOf({ key, by }: Counter, hits: ReadonlyMap<string, number>, factor: number): Demand {
  const rule: CheckedRule = DECLINE_LIMITS[by as DeclineRule];
  const { uncheckedHits, challengedHits = Infinity, isOfNetwork = false } = rule;
  const counted = (hits.get(key) ?? 0) / (isOfNetwork ? factor : 1);
  if (counted >= challengedHits) return 'challenge';
  return counted >= uncheckedHits ? 'bot-check' : 'nothing';
}

/** The counters of a whole site: attempts that reach the provider, and those of them that it declines. */
export const siteCounters = (site: string, now: Date) => ({
  attempts: periodCounters('attempt', site, now, RATE_PERIOD),
  declined: periodCounters('declined', site, now, RATE_PERIOD),
});
