import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { cartStore } from '#features/cart/cart-of-page.ts';
import type { FullCartFragment } from '#gql/graphql.ts';
import { leaveToCart } from '#features/checkout/use-checkout-cart.ts';
import { formatMoney } from '@loupe/money/format';
import type { PaymentOutcome } from '../attempt-payment.ts';
import type { Challenge } from '../challenge.ts';
import type { Context } from '../initiation-result.ts';
import type { Refusal } from '../refusal.ts';
import { enterChallenge, leaveChallenge } from './challenge-address.ts';

const SLOW_MS = 10_000;

export type PaymentState =
  | { step: 'filling'; refusal?: Refusal }
  /** `slow` when the bank is slow, `asking` when its answer was lost and is polled. */
  | { step: 'paying'; slow: boolean; asking: boolean }
  /** The bank's page is shown. */
  | { step: 'challenge'; challenge: Challenge }
  /** The outcome is open and must not be paid again. */
  | { step: 'checking' };

type Options = {
  /** One payment; `onChecking` is called when its first answer was not final. */
  send: (context: Context, onChecking: () => void) => Promise<PaymentOutcome>;
  /** The outcome of an earlier payment of this bag, where the page was opened during it. */
  start?: PaymentOutcome | undefined;
  onPlaced: (orderNumber: string) => void;
  /** How the form itself handles an outcome. */
  onOutcome?: (outcome: PaymentOutcome) => void;
};

/** State of the payment. One payment at a time: a second press while one is pending does nothing. */
export function usePayment(cart: FullCartFragment, { send, start, onPlaced, onOutcome }: Options) {
  const [state, setState] = useState<PaymentState>(() => stateAfter(start));
  const underWay = useRef(false);
  const context: Context = { lines: cart.lineItems, formatMoney };
  useKeepPage(state.step === 'paying');

  async function pay(): Promise<void> {
    const learn = (news: { slow: true } | { asking: true }) =>
      setState((now) => (now.step === 'paying' ? { ...now, ...news } : now));
    setState({ step: 'paying', slow: false, asking: false });
    const timer = setTimeout(() => learn({ slow: true }), SLOW_MS);
    const outcome = await send(context, () => learn({ asking: true }));
    clearTimeout(timer);
    end(outcome);
  }

  function end(outcome: PaymentOutcome): void {
    // Synchronously, so that the beforeunload handler is removed before the page navigates.
    flushSync(() => setState(stateAfter(outcome)));
    if (outcome.kind === 'placed') return onPlaced(outcome.orderNumber);
    if (outcome.kind === 'lost') return leaveToCart(outcome.failure);
    if (outcome.kind === 'challenge') enterChallenge(outcome.challenge.placementId);
    else if (outcome.kind !== 'checking') leaveChallenge();
    onOutcome?.(outcome);
    if (outcome.kind === 'refused' && outcome.refusal.refetchCart) void cartStore.refresh();
  }

  return {
    state,
    context,
    /** Also called at the end of a challenge. */
    end,
    /** Pays when `ready` resolves to true, after validation. */
    submit: async (ready: () => Promise<boolean>) => {
      if (underWay.current) return;
      underWay.current = true;
      try {
        if (await ready()) await pay();
      } finally {
        underWay.current = false;
      }
    },
  };
}

function stateAfter(outcome: PaymentOutcome | undefined): PaymentState {
  switch (outcome?.kind) {
    case 'challenge':
      return { step: 'challenge', challenge: outcome.challenge };
    case 'checking':
      return { step: 'checking' };
    case 'refused':
      return { step: 'filling', refusal: outcome.refusal };
    default:
      return { step: 'filling' };
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
