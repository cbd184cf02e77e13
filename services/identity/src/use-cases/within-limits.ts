import type { Caller } from '../domain/caller.ts';
import type { FailureOf } from '../domain/failures.ts';
import { countersOf } from '../domain/limits/counters.ts';
import { retryAfterSeconds } from '../domain/limits/limits.ts';
import type { Count, Counter, LimitedAction } from '../domain/limits/limits.ts';

export interface LimitPorts {
  readonly limits: {
    /** Counts one attempt on each and tells how they stand. */
    spend(counters: readonly Counter[]): Promise<Count[]>;
  };
  readonly sourceFactor: number;
  /** What stands for an e-mail where the e-mail itself must not. */
  readonly digestOf: (email: string) => string;
}

/** Counts an attempt, before anything dear is done for it. @returns the refusal, or null when it may go on */
export async function withinLimits(
  ports: LimitPorts,
  action: LimitedAction,
  caller: Caller,
  email: string | null = null,
): Promise<FailureOf<'TooManyAttemptsError'> | null> {
  const accountDigest = email === null ? null : ports.digestOf(email);
  const counters = countersOf(action, caller, { accountDigest, sourceFactor: ports.sourceFactor });
  const wait = retryAfterSeconds(counters, await ports.limits.spend(counters));
  return wait === undefined ? null : { type: 'TooManyAttemptsError', retryAfterSeconds: wait };
}
