import { useEffect, useRef, useState } from 'react';
import { GetCartDocument, type FullCartFragment } from '#gql/graphql.ts';
import { useLeaveToCart } from '#features/checkout/client/use-checkout-cart.ts';
import { browserClient } from '#lib/apollo/client.ts';
import { formatMoney } from '#lib/money.ts';
import { attemptPayment, type PaymentOutcome } from '../attempt-payment.ts';
import type { Refusal } from '../payment-answer.ts';
import { payByCard } from './payment-api.ts';
import type { BillingForm } from './use-billing-form.ts';
import type { CardForm } from './use-card-form.ts';

const SLOW_MS = 10_000;

export type PaymentState =
  | { step: 'filling'; refusal?: Refusal }
  /** `slow` when the bank takes its time, `asking` when its answer got lost and is asked for again. */
  | { step: 'paying'; slow: boolean; asking: boolean }
  /** The outcome is open and must not be paid again. */
  | { step: 'checking' };

type Forms = {
  card: CardForm;
  billing: BillingForm;
  onPlaced: (orderNumber: string) => void;
};

/** What follows a press of the button. One payment at a time: a second press while one is under way does nothing. */
export function usePayment(cart: FullCartFragment, { card, billing, onPlaced }: Forms) {
  const [state, setState] = useState<PaymentState>({ step: 'filling' });
  const underWay = useRef(false);
  const leaveToCart = useLeaveToCart();
  useKeepPage(state.step === 'paying');

  async function pay(): Promise<void> {
    const learn = (news: { slow: true } | { asking: true }) =>
      setState((now) => (now.step === 'paying' ? { ...now, ...news } : now));
    setState({ step: 'paying', slow: false, asking: false });
    card.lock(true);
    const timer = setTimeout(() => learn({ slow: true }), SLOW_MS);
    const expectedTotal = cart.totalPrice.value;
    const outcome = await attemptPayment(
      {
        createToken: card.createToken,
        saveBilling: billing.save,
        pay: (transientToken) => payByCard({ transientToken, expectedTotal }, () => learn({ asking: true })),
      },
      { lines: cart.lineItems, formatMoney },
    );
    clearTimeout(timer);
    card.lock(false);
    finish(outcome);
  }

  function finish(outcome: PaymentOutcome): void {
    setState({ step: outcome.kind === 'checking' ? 'checking' : 'filling' });
    switch (outcome.kind) {
      case 'placed':
        return onPlaced(outcome.orderNumber);
      case 'lost':
        return leaveToCart(outcome.failure);
      case 'cardFields':
        return card.showErrors(outcome.errors);
      case 'billingField':
        return billing.refuse(outcome.field, outcome.message);
      case 'refused':
        return show(outcome.refusal);
    }
  }

  function show(refusal: Refusal): void {
    setState({ step: 'filling', refusal });
    if (refusal.reloadFields) card.reload();
    if (refusal.refetchCart) void browserClient().refetchQueries({ include: [GetCartDocument] });
  }

  return {
    state,
    /** Pays when `ready` says that everything is filled in. */
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

/** Asks before the page is closed while a payment is under way. */
function useKeepPage(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active]);
}
