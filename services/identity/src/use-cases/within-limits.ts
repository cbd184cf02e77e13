import type { Counter } from '@loupe/rate-limit/counters';
import type { RateLimited } from '@loupe/rate-limit/rate-limited';
import type { CountedAttempt } from '@loupe/rate-limit/rate-limits';
import type { Caller } from '../domain/caller.ts';
import { countersOf } from '../domain/limits/counters.ts';
import type { LimitedAction } from '../domain/limits/limits.ts';
import { HasherBusyError } from '../domain/password/hasher-busy-error.ts';

export interface LimitPorts {
  readonly limits: {
    /** Counts one attempt on each, or on none where one is full. */
    count(counters: readonly Counter[]): Promise<CountedAttempt | RateLimited>;
    giveBack(attempt: CountedAttempt): Promise<void>;
  };
  readonly sourceFactor: number;
  /** Digests of an e-mail under each accepted key, for places where the e-mail itself must not be stored. */
  readonly digestsOf: (email: string) => readonly string[];
}

interface Limited {
  readonly action: LimitedAction;
  readonly caller: Caller;
  /** The account that the action is about. */
  readonly email?: string;
}

/** Counts an attempt before any expensive work for it. @returns the refusal, or the result of the work */
export async function withinLimits<T extends object>(
  ports: LimitPorts,
  limited: Limited,
  work: (attempt: CountedAttempt) => Promise<T>,
): Promise<T | RateLimited> {
  const attempt = await ports.limits.count(countersFor(ports, limited));
  return attempt.type === 'TooManyAttemptsError' ? attempt : work(attempt);
}

/**
 * The same for work that may end before anything was checked: the attempt is not counted then, so that a shopper who tries again as
 * told is not locked out.
 */
export const judgedWithinLimits = <T extends object>(
  ports: LimitPorts,
  limited: Limited,
  judge: () => Promise<T>,
): Promise<T | RateLimited> =>
  withinLimits(ports, limited, (attempt) => givenBackUnlessJudged(ports, attempt, judge));

/** Uncounts the attempt when the bot check refused it or the hasher was busy. @throws what `judge` throws */
export async function givenBackUnlessJudged<T extends object>(
  { limits }: Pick<LimitPorts, 'limits'>,
  attempt: CountedAttempt,
  judge: () => Promise<T>,
): Promise<T> {
  try {
    const result = await judge();
    if ('type' in result && result.type === 'ReCaptchaError') await limits.giveBack(attempt);
    return result;
  } catch (error) {
    if (error instanceof HasherBusyError) await limits.giveBack(attempt);
    throw error;
  }
}

function countersFor({ digestsOf, sourceFactor }: LimitPorts, { action, caller, email }: Limited): Counter[] {
  const accountDigests = email === undefined ? [] : digestsOf(email);
  return countersOf(action, caller, { accountDigests, sourceFactor });
}
