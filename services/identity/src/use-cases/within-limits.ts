import type { Caller } from '../domain/caller.ts';
import type { FailureOf } from '../domain/failures.ts';
import { countersOf } from '../domain/limits/counters.ts';
import { retryAfterSeconds } from '../domain/limits/limits.ts';
import type { Count, Counter, LimitedAction } from '../domain/limits/limits.ts';
import { HasherBusyError } from '../domain/password/hasher-busy-error.ts';

export interface LimitPorts {
  readonly limits: {
    /** Counts one attempt on each and tells how they stand; on the gates alone where one of them is exceeded. */
    spend(counters: readonly Counter[]): Promise<Count[]>;
    giveBack(counters: readonly Counter[]): Promise<void>;
  };
  readonly sourceFactor: number;
  /**
   * What stands for an e-mail where the e-mail itself must not, under each accepted key. An attempt is counted under all of them: a
   * key that is added, made active or removed then gives nobody a fresh count, nor do instances that know different ones.
   */
  readonly digestsOf: (email: string) => readonly string[];
}

/** Counts an attempt, before any expensive work for it. @returns the refusal, or null when it may go on */
export async function withinLimits(
  ports: LimitPorts,
  action: LimitedAction,
  caller: Caller,
  email: string | null = null,
): Promise<FailureOf<'TooManyAttemptsError'> | null> {
  return refusalOf(ports, countersFor(ports, action, caller, email));
}

/**
 * The same for what may end without having judged anything: it then counts for the network alone, so that nobody who tries again as
 * told is shut out, and no network keeps us or the bot check busy for ever.
 */
export async function judgedWithinLimits<T extends object>(
  ports: LimitPorts,
  { action, caller, email = null }: { action: LimitedAction; caller: Caller; email?: string | null },
  judge: () => Promise<T>,
): Promise<T | FailureOf<'TooManyAttemptsError'>> {
  const counters = countersFor(ports, action, caller, email);
  const others = counters.filter(({ isGate }) => !isGate);
  return (await refusalOf(ports, counters)) ?? takenBackUnlessJudged(ports, others, judge);
}

/** Gives the attempt back where the bot check refused it or the hasher was busy. @throws what `judge` throws */
export async function takenBackUnlessJudged<T extends object>(
  { limits }: LimitPorts,
  counters: readonly Counter[],
  judge: () => Promise<T>,
): Promise<T> {
  try {
    const result = await judge();
    if ('type' in result && result.type === 'ReCaptchaError') await limits.giveBack(counters);
    return result;
  } catch (error) {
    if (error instanceof HasherBusyError) await limits.giveBack(counters);
    throw error;
  }
}

/** Counts one attempt on each. @returns the refusal, or null when it may go on */
export async function refusalOf(
  { limits }: LimitPorts,
  counters: readonly Counter[],
): Promise<FailureOf<'TooManyAttemptsError'> | null> {
  const wait = retryAfterSeconds(counters, await limits.spend(counters));
  return wait === undefined ? null : { type: 'TooManyAttemptsError', retryAfterSeconds: wait };
}

function countersFor(
  ports: LimitPorts,
  action: LimitedAction,
  caller: Caller,
  email: string | null,
): Counter[] {
  const accountDigests = email === null ? [] : ports.digestsOf(email);
  return countersOf(action, caller, { accountDigests, sourceFactor: ports.sourceFactor });
}
