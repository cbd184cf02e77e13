import { useEffect, useRef, useReducer } from 'react';
import { flushSync } from 'react-dom';
import { cartStore } from '#features/cart/cart-of-page.ts';
import { leaveToCart } from '#features/checkout/use-checkout-cart.ts';
import { enterChallenge, leaveChallenge } from '../actions/challenge/challenge-address.ts';
import type { PaymentOutcome } from '../payment-outcome.ts';
import { nextState, startState, type PaymentState } from '../payment-state.ts';
import { placementIn } from '../placement-address.ts';
import { usePlacedElsewhere } from './placed-elsewhere.ts';

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

/** The state of the payment page, and what happens when it changes. */
export function usePayment(): Payment {
  const [state, dispatch] = useReducer(nextState, undefined, () =>
    startState(placementIn(window.location.search)),
  );
  const underWay = useRef(false);
  usePlacedElsewhere((orderNumber) => dispatch({ type: 'ended', outcome: { kind: 'placed', orderNumber } }));
  useKeepPage(state.step === 'paying');

  function end(outcome: PaymentOutcome): void {
    // Synchronously, so that the beforeunload handler is removed before the page navigates.
    flushSync(() => dispatch({ type: 'ended', outcome }));
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

/** The page's address, and the bag, after an outcome. */
function follow(outcome: PaymentOutcome): void {
  switch (outcome.kind) {
    case 'lost':
      return leaveToCart(outcome.failure);
    case 'action':
      return enterChallenge(outcome.action.placementId);
    case 'refused':
      leaveChallenge();
      if (outcome.refusal.refetchCart) void cartStore.refresh();
      return;
    case 'methodFields':
    case 'billingField':
      return leaveChallenge();
    case 'placed':
    case 'checking':
  }
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
