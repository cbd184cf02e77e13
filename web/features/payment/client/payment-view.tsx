'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState, useEffectEvent } from 'react';
import { browserStorage } from '#lib/browser-storage.ts';
import { checkoutState } from '#features/checkout/checkout-state.ts';
import { CartUnreachable } from '#features/checkout/cart-unreachable.tsx';
import { CheckoutSkeleton } from '#features/checkout/checkout-skeleton.tsx';
import { OrderSummary } from '#features/checkout/order-summary.tsx';
import { useCheckoutCart } from '#features/cart/use-checkout-cart.ts';
import { useVisitor } from '#features/checkout/use-visitor.ts';
import type { BotCheck } from '#lib/bot-check.ts';
import { EachVisit } from '#lib/each-visit.tsx';
import { stepBeforePayment } from '../payment-gate.ts';
import { Applied } from './applied.tsx';
import { FreeOrderForm } from './free-order-form.tsx';
import { PaymentForm } from './payment-form.tsx';
import { useSavedDelivery } from './use-saved-delivery.ts';
import { PlacedOrder } from './placed-order.tsx';
import type { Payment } from './use-one-payment.ts';
import { usePayment } from './use-payment.ts';
import checkout from '#features/forms/forms.module.css';
import { validatePayment } from '../actions/challenge/challenge-api.ts';
import { readPaymentCart } from '../methods/credit-card/card-context.ts';
import { chosenOf } from '../methods/payment-method.ts';
import { METHODS } from '../methods/registry.ts';
import { payingBy } from '../paying-by.ts';
import { contextOf } from '../payment-context.ts';
import { cameBack } from '../actions/redirect/redirect.ts';
import { outcomeOf, type PaymentOutcome } from '../payment-outcome.ts';
import { settlePayment } from '../settle-payment.ts';
import { VendorScriptsContext, type VendorScripts } from '../vendor-scripts.tsx';
import { wait } from '../wait.ts';

export function PaymentView({ botCheck, scripts }: { botCheck: BotCheck; scripts: VendorScripts }) {
  return (
    <VendorScriptsContext value={scripts}>
      <EachVisit>
        <Visit botCheck={botCheck} />
      </EachVisit>
    </VendorScriptsContext>
  );
}

function Visit({ botCheck }: { botCheck: BotCheck }) {
  const payment = usePayment();
  const { state } = payment;
  if (state.step === 'placed') return <PlacedOrder orderNumber={state.orderNumber} />;
  if (state.step === 'applied') return <Applied address={state.address} />;
  if (state.step === 'resuming')
    return <ResumedPayment placementId={state.placementId} onEnd={payment.end} />;
  return <OpenPayment payment={payment} botCheck={botCheck} />;
}

/** BH-02 again in the browser, where the bag may have changed since the server's check. */
function OpenPayment({ payment, botCheck }: { payment: Payment; botCheck: BotCheck }) {
  const [giftCardProblem, setGiftCardProblem] = useState<string>();
  const router = useRouter();
  const state = useCheckoutCart(readPaymentCart);
  const visitor = useVisitor();
  const cart = state.status === 'ready' ? state.cart : undefined;
  const { isFilling, hasFailed } = useSavedDelivery(cart, visitor);
  const earlierStep =
    cart && visitor !== undefined ? stepBeforePayment(cart, hasFailed ? null : visitor) : undefined;

  useEffect(() => {
    // A full page load, because the bag page has a different policy.
    if (earlierStep === '/checkout/cart') window.location.replace(earlierStep);
    else if (earlierStep !== undefined) router.replace(earlierStep);
  }, [earlierStep, router]);

  if (state.status === 'failed') return <CartUnreachable />;
  if (cart === undefined || visitor === undefined || isFilling || earlierStep !== undefined)
    return <CheckoutSkeleton />;
  const { step } = payment.state;
  const progress = {
    isSubmitting: step === 'paying',
    isProcessing: step === 'action' || step === 'checking',
    givexCardsError: giftCardProblem === undefined ? [] : [giftCardProblem],
  };
  const checkout = checkoutState(cart, browserStorage('session'), { visitor, progress });
  return (
    <>
      {checkout.isPaymentFree ? (
        <FreeOrderForm key={cart.id} checkout={checkout} payment={payment} botCheck={botCheck} />
      ) : (
        <PaymentForm
          key={cart.id}
          checkout={checkout}
          customer={visitor}
          payment={payment}
          botCheck={botCheck}
          onGiftCardProblem={setGiftCardProblem}
        />
      )}
      <OrderSummary cart={cart} />
    </>
  );
}

type ResumedPaymentProps = {
  placementId: string;
  onEnd: (outcome: PaymentOutcome) => void;
};

/** Checks a payment during which the page was reloaded, or from which the shopper returned. */
function ResumedPayment({ placementId, onEnd }: ResumedPaymentProps) {
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    let gone = false;
    const method = chosenOf(METHODS, payingBy(browserStorage('session')).of(placementId));
    const send = () => (method?.validate ?? validatePayment)(placementId);
    void settlePayment({ send, wait, onChecking: () => undefined }).then((result) => {
      const outcome = outcomeOf(result, contextOf({ lineItems: [] }, method));
      if (outcome.kind === 'action' && outcome.action.kind === 'redirect')
        cameBack(outcome.action, browserStorage('session'));
      if (!gone) end(outcome);
    });
    return () => {
      gone = true;
    };
  }, [placementId]);

  return (
    <p role="status" className={`lead soft ${checkout['form']}`}>
      Asking how your payment stands. One moment.
    </p>
  );
}
