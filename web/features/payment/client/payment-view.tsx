'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { browserStorage } from '#lib/browser-storage.ts';
import { checkoutState } from '#features/checkout/checkout-state.ts';
import { CartUnreachable } from '#features/checkout/cart-unreachable.tsx';
import { CheckoutSkeleton } from '#features/checkout/checkout-skeleton.tsx';
import { OrderSummary } from '#features/checkout/order-summary.tsx';
import { useCheckoutCart } from '#features/checkout/use-checkout-cart.ts';
import { useVisitor } from '#features/checkout/use-visitor.ts';
import { EachVisit } from '#lib/each-visit.tsx';
import type { PaymentOutcome } from '../attempt-payment.ts';
import { stepBeforePayment } from '../payment-gate.ts';
import { placementIn } from '../placement-address.ts';
import { FreeOrderForm } from './free-order-form.tsx';
import { PaymentForm } from './payment-form.tsx';
import { useSavedDelivery } from './use-saved-delivery.ts';
import { usePlacedElsewhere } from './placed-elsewhere.ts';
import { PlacedOrder } from './placed-order.tsx';
import { ResumedPayment } from './resumed-payment.tsx';

export function PaymentView() {
  return (
    <EachVisit>
      <Visit />
    </EachVisit>
  );
}

/** Opened with a placement in the address, the page first checks its outcome: the bag may have become an order. */
function Visit() {
  const [orderNumber, setOrderNumber] = useState<string>();
  const [start, setStart] = useState<PaymentOutcome>();
  const [placementId] = useState(() => placementIn(window.location.search));
  usePlacedElsewhere(setOrderNumber);

  if (orderNumber !== undefined) return <PlacedOrder orderNumber={orderNumber} />;
  if (placementId !== undefined && start === undefined)
    return <ResumedPayment placementId={placementId} onPlaced={setOrderNumber} onOpen={setStart} />;
  return <OpenPayment start={start} onPlaced={setOrderNumber} />;
}

type OpenPaymentProps = { start: PaymentOutcome | undefined; onPlaced: (orderNumber: string) => void };

/** BH-02 again in the browser, where the bag may have changed since the server's check. */
function OpenPayment({ start, onPlaced }: OpenPaymentProps) {
  const router = useRouter();
  const state = useCheckoutCart();
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
  const checkout = checkoutState(cart, browserStorage('session'));
  return (
    <>
      {checkout.isPaymentFree ? (
        <FreeOrderForm key={cart.id} checkout={checkout} onPlaced={onPlaced} />
      ) : (
        <PaymentForm key={cart.id} cart={cart} customer={visitor} start={start} onPlaced={onPlaced} />
      )}
      <OrderSummary cart={cart} />
    </>
  );
}
