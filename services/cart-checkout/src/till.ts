import type { UseCases } from './graphql/use-cases.ts';

/** Placing at once in this process from which the till counts as busy. */
const BUSY_FROM = 4;
/** The longest rest, and how long it is worked for after one that was so long, however busy it is. */
const REST_MS = 5_000;
const WORK_MS = 5_000;

export interface TillOptions {
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number;
  /** Resolves after so many milliseconds, or with the signal. */
  readonly pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

export type Till = ReturnType<typeof createTill>;

/**
 * Lets work that can wait (e-mails, the warehouse) rest while shoppers pay: in a rush they share the processor with it. Resting
 * has a bound: of ten seconds of rush the work has at least five.
 */
export function createTill({ now, pause }: TillOptions) {
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

    /** Resolves at once while it is quiet, else when it is again, or when the rest was long enough. */
    async quiet(): Promise<void> {
      if (placing < BUSY_FROM || now() < workUntil) return;
      await (rest?.over ?? begin());
    },
  };
}

/** The use cases, those that place an order counted. */
export const atTill = (till: Till, useCases: UseCases): UseCases => ({
  ...useCases,
  placeOrderByCard: (...asked) => till.during(() => useCases.placeOrderByCard(...asked)),
  validateCardPayment: (...asked) => till.during(() => useCases.validateCardPayment(...asked)),
  createFreeOfChargeOrder: (...asked) => till.during(() => useCases.createFreeOfChargeOrder(...asked)),
});
