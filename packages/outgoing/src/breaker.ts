import { BrokenCircuitError, circuitBreaker, CircuitState, CountBreaker, handleWhen } from 'cockatiel';

/** The call was not made: the last calls failed too often. A trial call is allowed after a pause. */
export class BreakerOpenError extends Error {
  override readonly name = 'BreakerOpenError';
}

export interface Breaker {
  /** True from when it opens until a trial call succeeds. */
  readonly isOpen: boolean;
  /** @throws BreakerOpenError without calling; otherwise what the call throws */
  run<T>(call: () => Promise<T>): Promise<T>;
  /** How many calls it would allow now: unlimited while closed, none while open, one after the pause. */
  room(): number;
}

export interface BreakerOptions {
  /** Milliseconds from opening until one trial call is allowed. */
  readonly openMs: number;
  /** False for errors that are an answer: a breaker counts missing answers, not refusals. */
  readonly isFailure?: (error: unknown) => boolean;
}

/** Half of twenty calls, so that one slow answer during low traffic does not open it. */
const CALLS = 20;
const SHARE = 0.5;

/** Rejects calls while the callee is unavailable, so that callers fail fast and the callee is not flooded when it is back. */
export function createBreaker({ openMs, isFailure = () => true }: BreakerOptions): Breaker {
  const policy = circuitBreaker(handleWhen(isFailure), {
    halfOpenAfter: openMs,
    // The library opens above the threshold; this one opens at it.
    breaker: new CountBreaker({ threshold: SHARE - 1 / (2 * CALLS), size: CALLS }),
  });
  let openedAt = 0;
  policy.onBreak(() => void (openedAt = Date.now()));
  return {
    get isOpen() {
      return policy.state !== CircuitState.Closed;
    },
    room() {
      if (policy.state === CircuitState.Closed) return Infinity;
      return policy.state === CircuitState.Open && Date.now() - openedAt >= openMs ? 1 : 0;
    },
    async run(call) {
      // The library would make this caller wait for the trial call, without a time-out.
      if (policy.state === CircuitState.HalfOpen) throw new BreakerOpenError('A trial call is in progress.');
      try {
        return await policy.execute(call);
      } catch (error) {
        if (error instanceof BrokenCircuitError)
          throw new BreakerOpenError('The breaker is open.', { cause: error });
        throw error;
      }
    },
  };
}
