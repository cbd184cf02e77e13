import { countersOf } from './counters.ts';
import type { Counter } from './counters.ts';

/** Judged from so many attempts on, so that a few bad ones of a quiet hour say nothing. */
export interface ShareThreshold {
  readonly attempts: number;
  readonly share: number;
}

/** Of the same time: attempts, and those of them that ended badly. */
export interface Rate {
  readonly attempts: number;
  readonly bad: number;
}

/** The counters of an action in the current period of the clock and in the one before. */
export interface PeriodCounters {
  readonly current: Counter;
  readonly former: Counter;
  /** Until the current period ends. */
  readonly secondsLeft: number;
}

/**
 * Counters for a share. Periods are those of the clock, so that the counters of two actions are always of the same time; a window
 * that starts with its first attempt is not.
 */
export function periodCounters(action: string, subject: string, now: Date, period: number): PeriodCounters {
  const seconds = Math.floor(now.getTime() / 1_000);
  const at = Math.floor(seconds / period);
  const rule = { hits: Infinity, seconds: 2 * period };
  const of = (number: number) =>
    countersOf(action, { site: rule }, { subjects: { site: `${subject}:${number}` } })[0] as Counter;
  return { current: of(at), former: of(at - 1), secondsLeft: period - (seconds % period) };
}

export const observed = (counter: Counter): Counter => ({ ...counter, isObserved: true });

/** Attempts of both periods. @param hits of `CountedAttempt` */
export const hitsOf = ({ current, former }: PeriodCounters, hits: ReadonlyMap<string, number>): number =>
  (hits.get(current.key) ?? 0) + (hits.get(former.key) ?? 0);

/** @param factor multiplies the number of attempts from which the share is judged */
export const isAbove = ({ attempts, bad }: Rate, least: ShareThreshold, factor = 1): boolean =>
  attempts >= least.attempts * factor && bad >= attempts * least.share;
