import { useEffect, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { PaymentOutcome } from '../payment-outcome.ts';
import { nextState, type PaymentState } from '../payment-state.ts';

const SLOW_MS = 10_000;

export type Payment = {
  state: PaymentState;
  /** Shows an outcome and does what follows from it. */
  end: (outcome: PaymentOutcome) => void;
  /** Pays when `ready` resolves to true, after validation. One at a time: a second press does nothing. */
  submit: (
    ready: () => Promise<boolean>,
    send: (onChecking: () => void) => Promise<PaymentOutcome>,
  ) => Promise<PaymentOutcome | undefined>;
};

/**
 * How far a payment is. The browser asks before the page is closed meanwhile.
 * @param follow what happens once an outcome is shown
 */
export function useOnePayment(
  start: () => PaymentState,
  follow: (outcome: PaymentOutcome) => void = () => undefined,
): Payment & { show: (outcome: PaymentOutcome) => void } {
  const [state, dispatch] = useReducer(nextState, undefined, start);
  const underWay = useRef(false);
  useKeepPage(state.step === 'paying');
  const show = (outcome: PaymentOutcome) => dispatch({ type: 'ended', outcome });

  function end(outcome: PaymentOutcome): void {
    // Synchronously, so that the beforeunload handler is removed before the page navigates.
    flushSync(() => show(outcome));
    follow(outcome);
  }

  async function pay(send: Parameters<Payment['submit']>[1]): Promise<PaymentOutcome> {
    dispatch({ type: 'sent' });
    const timer = setTimeout(() => dispatch({ type: 'slow' }), SLOW_MS);
    const outcome = await send(() => dispatch({ type: 'asking' }));
    clearTimeout(timer);
    end(outcome);
    return outcome;
  }

  return {
    state,
    show,
    end,
    submit: async (ready, send) => {
      if (underWay.current) return undefined;
      underWay.current = true;
      try {
        return (await ready()) ? await pay(send) : undefined;
      } finally {
        underWay.current = false;
      }
    },
  };
}

/** Asks for confirmation before the page is closed during a payment. */
function useKeepPage(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active]);
}
