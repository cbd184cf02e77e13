import { setTimeout as delay } from 'node:timers/promises';
import type { UseCases } from './bind-use-cases.ts';

/** Concurrent placements from which this process counts as busy. */
const BUSY_FROM = 4;
/** The longest deferral, and how long background work then runs even if placements continue. */
const REST_MS = 5_000;
const WORK_MS = 5_000;

export interface CheckoutPriorityOptions {
  /** A monotonic clock, in milliseconds. */
  readonly now: () => number;
  /** Resolves after so many milliseconds, or when the signal aborts. */
  readonly pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

const REAL_TIME: CheckoutPriorityOptions = {
  now: () => performance.now(),
  pause: (milliseconds, signal) => delay(milliseconds, undefined, { signal, ref: false }).catch(() => {}),
};

export type CheckoutPriority = ReturnType<typeof createCheckoutPriority>;

/**
 * Defers background work (e-mails, the warehouse) while shoppers pay, since both share the processor. The deferral is bounded:
 * under continuous load background work still runs half of the time.
 */
export function createCheckoutPriority({ now, pause } = REAL_TIME) {
  let placing = 0;
  let workUntil = 0;
  let rest: { readonly over: Promise<void>; readonly wake: () => void } | null = null;

  function begin(): Promise<void> {
    const woken = new AbortController();
    const until = now() + REST_MS;
    const over = pause(REST_MS, woken.signal).then(() => {
      if (now() >= until) workUntil = now() + WORK_MS;
      rest = null;
    });
    rest = { over, wake: () => woken.abort() };
    return over;
  }

  return {
    /** Counts `work` as a placement while it runs. */
    async during<T>(work: () => Promise<T>): Promise<T> {
      placing += 1;
      try {
        return await work();
      } finally {
        placing -= 1;
        if (placing < BUSY_FROM) rest?.wake();
      }
    },

    /** Resolves at once while the process is not busy, otherwise when it no longer is or the longest deferral has passed. */
    async whenIdle(): Promise<void> {
      if (placing < BUSY_FROM || now() < workUntil) return;
      await (rest?.over ?? begin());
    },
  };
}

/** The use cases, with those that place an order counted as placements. */
export const countPlacements = (priority: CheckoutPriority, useCases: UseCases): UseCases => ({
  ...useCases,
  placeOrder: (...asked) => priority.during(() => useCases.placeOrder(...asked)),
  validateCardPayment: (...asked) => priority.during(() => useCases.validateCardPayment(...asked)),
});
