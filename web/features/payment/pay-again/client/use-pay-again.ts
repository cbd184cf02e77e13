import { useEffect, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { PaymentOutcome } from '#features/payment/payment-outcome.ts';
import { nextState, startState, type PaymentState } from '#features/payment/payment-state.ts';

const SLOW_MS = 10_000;

export type PayingAgain = {
  state: PaymentState;
  end: (outcome: PaymentOutcome) => void;
  /** One at a time: a second press does nothing. */
  submit: (send: (onChecking: () => void) => Promise<PaymentOutcome>) => Promise<PaymentOutcome | undefined>;
};

/** The state of the page, as of the payment page; the address stays as it is. */
export function usePayAgain(): PayingAgain {
  const [state, dispatch] = useReducer(nextState, startState(undefined));
  const underWay = useRef(false);
  const isPaying = state.step === 'paying';

  useEffect(() => {
    if (!isPaying) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isPaying]);

  const end = (outcome: PaymentOutcome) => flushSync(() => dispatch({ type: 'ended', outcome }));

  return {
    state,
    end,
    submit: async (send) => {
      if (underWay.current) return undefined;
      underWay.current = true;
      dispatch({ type: 'sent' });
      const timer = setTimeout(() => dispatch({ type: 'slow' }), SLOW_MS);
      try {
        const outcome = await send(() => dispatch({ type: 'asking' }));
        end(outcome);
        return outcome;
      } finally {
        clearTimeout(timer);
        underWay.current = false;
      }
    },
  };
}
