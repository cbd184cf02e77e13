import { retryOnConflict } from '@loupe/database/conflict';
import type { Tx } from '@loupe/database/tx';
import type { Counter } from './counters.ts';
import type { RateLimited } from './rate-limited.ts';
import { COUNT, FORGET, GIVE_BACK, PEEK, PRUNE } from './sql.ts';

/** An accepted attempt, for `giveBack`. */
export interface CountedAttempt {
  readonly type: 'Counted';
  /** The windows in which it was counted, without those of rules that are never given back. */
  readonly windows: readonly Window[];
  /** Attempts in the current window by key, with this one; observed counters are missing while their window is empty. */
  readonly hits: ReadonlyMap<string, number>;
}

interface Window {
  readonly key: string;
  readonly endsAt: Date;
}

/** The state of a counter: after the attempt, or when it was found full. */
interface CountedRow extends Window {
  readonly hits: number;
  readonly secondsLeft: number;
  readonly isCounted: boolean;
}

export type RateLimits = ReturnType<typeof rateLimits>;

/**
 * Counts attempts in table `rate_limit`, which all instances of a service share. An attempt that any of its counters refuses is
 * counted on none of them.
 * @param tx of a pool: each statement is a transaction of its own
 */
export function rateLimits(tx: Tx) {
  const query = <Row extends object = object>(sql: string, values: readonly unknown[]) =>
    retryOnConflict(() => tx.query<Row>(sql, values));
  const giveBack = async (windows: readonly Window[]): Promise<void> => {
    if (windows.length > 0)
      await query(GIVE_BACK, [windows.map(({ key }) => key), windows.map(({ endsAt }) => endsAt)]);
  };

  return {
    /** Counts one attempt on every counter, or on none if one is full. */
    async count(counters: readonly Counter[]): Promise<CountedAttempt | RateLimited> {
      const rows = await query<CountedRow>(COUNT, [
        counters.map(({ key }) => key),
        counters.map(({ limit }) => limit.seconds),
        counters.map(({ limit }) => (limit.hits === Infinity ? null : limit.hits)),
        counters.map(({ isObserved = false }) => isObserved),
      ]);
      const limits = new Map(counters.map((counter) => [counter.key, counter]));
      const full = rows.filter(({ key, hits, isCounted }) => {
        const { limit, isObserved } = limits.get(key) as Counter;
        return isObserved ? hits >= limit.hits : !isCounted || hits > limit.hits;
      });
      if (full.length === 0) {
        const windows = rows.filter(({ key, isCounted }) => isCounted && limits.get(key)?.isKept === false);
        return { type: 'Counted', windows, hits: new Map(rows.map(({ key, hits }) => [key, hits])) };
      }
      // Other attempts filled the window between this attempt's check and its count.
      await giveBack(rows.filter(({ isCounted }) => isCounted));
      const wait = Math.max(1, ...full.map(({ secondsLeft }) => Math.ceil(secondsLeft)));
      return { type: 'TooManyAttemptsError', retryAfterSeconds: wait };
    },

    /** Removes an attempt from the windows in which it was counted, except those that have ended. */
    giveBack: ({ windows }: Pick<CountedAttempt, 'windows'>): Promise<void> => giveBack(windows),

    /** Attempts counted in the current window. */
    async peek({ key }: Pick<Counter, 'key'>): Promise<number> {
      const [row] = await query<{ hits: number }>(PEEK, [key]);
      return row?.hits ?? 0;
    },

    /** Resets the counters. */
    async forget(counters: readonly Counter[]): Promise<void> {
      await query(FORGET, [counters.map(({ key }) => key)]);
    },

    /** Deletes at most `limit` windows that have ended. @returns how many */
    prune: async (limit: number): Promise<number> => (await tx.query(PRUNE, [limit])).length,
  };
}
