import { setTimeout as delay } from 'node:timers/promises';
import type { UseCases } from './graphql/use-cases.ts';

/** Placing at once in this process from which it counts as busy. */
const BUSY_FROM = 4;
/** The longest deferral, and for how long background work then runs, however busy it is. */
const REST_MS = 5_000;
const WORK_MS = 5_000;

export interface CheckoutPriorityOptions {
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number;
  /** Resolves after so many milliseconds, or with the signal. */
  readonly pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

const REAL_TIME: CheckoutPriorityOptions = {
  now: () => performance.now(),
  pause: (milliseconds, signal) => delay(milliseconds, undefined, { signal, ref: false }).catch(() => {}),
};

export type CheckoutPriority = ReturnType<typeof createCheckoutPriority>;

/**
 * Defers background work (e-mails, the warehouse) while shoppers pay, since both share the processor. The deferral is bounded: of
 * ten seconds of rush the background work gets at least five.
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
    /** Work that a shopper waits for. */
    async during<T>(work: () => Promise<T>): Promise<T> {
      placing += 1;
      try {
        return await work();
      } finally {
        placing -= 1;
        if (placing < BUSY_FROM) rest?.wake();
      }
    },

    /** Resolves at once while few are placing, else when few are again or the wait has reached its bound. */
    async whenIdle(): Promise<void> {
      if (placing < BUSY_FROM || now() < workUntil) return;
      await (rest?.over ?? begin());
    },
  };
}

/** The use cases, those that place an order counted. */
export const countPlacements = (priority: CheckoutPriority, useCases: UseCases): UseCases => ({
  ...useCases,
  placeOrderByCard: (...asked) => priority.during(() => useCases.placeOrderByCard(...asked)),
  validateCardPayment: (...asked) => priority.during(() => useCases.validateCardPayment(...asked)),
  createFreeOfChargeOrder: (...asked) => priority.during(() => useCases.createFreeOfChargeOrder(...asked)),
});
