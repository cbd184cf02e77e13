'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { CartUnreachable } from '#features/checkout/client/cart-unreachable.tsx';
import { CheckoutSkeleton } from '#features/checkout/client/checkout-skeleton.tsx';
import { OrderSummary } from '#features/checkout/client/order-summary.tsx';
import { useCheckoutCart } from '#features/checkout/client/use-checkout-cart.ts';
import { stepBeforePayment } from '../payment-gate.ts';
import { PaymentForm } from './payment-form.tsx';
import { PlacedOrder } from './placed-order.tsx';

export function PaymentView() {
  const [orderNumber, setOrderNumber] = useState<string>();

  // A page left behind stays mounted, hidden: the next bag begins anew on it.
  useEffect(() => () => setOrderNumber(undefined), []);

  if (orderNumber !== undefined) return <PlacedOrder orderNumber={orderNumber} />;
  return <OpenPayment onPlaced={setOrderNumber} />;
}

/** BH-02 once more in the browser, where the bag may have changed since the server let the shopper through. */
function OpenPayment({ onPlaced }: { onPlaced: (orderNumber: string) => void }) {
  const router = useRouter();
  const state = useCheckoutCart();
  const earlierStep = state.status === 'ready' ? stepBeforePayment(state.cart) : undefined;

  useEffect(() => {
    if (earlierStep !== undefined) router.replace(earlierStep);
  }, [earlierStep, router]);

  if (state.status === 'failed') return <CartUnreachable retry={state.retry} />;
  if (state.status === 'loading' || earlierStep !== undefined) return <CheckoutSkeleton />;
  return (
    <>
      <PaymentForm key={state.cart.id} cart={state.cart} onPlaced={onPlaced} />
      <OrderSummary cart={state.cart} />
    </>
  );
}
