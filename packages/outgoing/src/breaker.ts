import { BrokenCircuitError, circuitBreaker, CircuitState, CountBreaker, handleWhen } from 'cockatiel';

/** Nobody was asked: the last calls failed too often, and the next is allowed in a moment. */
export class BreakerOpenError extends Error {
  override readonly name = 'BreakerOpenError';
}

export interface Breaker {
  /** True from opening until a call has come through again. */
  readonly isOpen: boolean;
  /** @throws BreakerOpenError without calling; otherwise what the call throws */
  run<T>(call: () => Promise<T>): Promise<T>;
  /** How many calls it would let through now: any number while closed, none while open, one when its pause is over. */
  room(): number;
}

export interface BreakerOptions {
  /** Milliseconds from opening until one call may try. */
  readonly openMs: number;
  /** False for errors that are an answer: a breaker counts silence, not refusals. */
  readonly isFailure?: (error: unknown) => boolean;
}

/** Half of twenty calls, so that one slow answer in a quiet hour opens nothing. */
const CALLS = 20;
const SHARE = 0.5;

/** Turns calls away while whoever is called is plainly gone: callers learn it at once, and it is not flooded on its return. */
export function createBreaker({ openMs, isFailure = () => true }: BreakerOptions): Breaker {
  const policy = circuitBreaker(handleWhen(isFailure), {
    halfOpenAfter: openMs,
    // The library opens above the threshold, the house at it.
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
      // The library would have this caller wait for the one that tries, outside any time-out of its own.
      if (policy.state === CircuitState.HalfOpen) throw new BreakerOpenError('Another call is trying.');
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
