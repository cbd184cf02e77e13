'use client';

import { CartUnreachable } from './cart-unreachable.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { DeliveryForm } from './delivery-form.tsx';
import { OrderSummary } from './order-summary.tsx';
import { useCheckoutCart } from './use-checkout-cart.ts';
import { useVisitor } from './use-visitor.ts';

export function DeliveryView() {
  const state = useCheckoutCart();
  const visitor = useVisitor();
  if (state.status === 'loading' || visitor === undefined) return <CheckoutSkeleton />;
  if (state.status === 'failed') return <CartUnreachable retry={state.retry} />;
  return (
    <>
      <DeliveryForm key={state.cart.id} cart={state.cart} customer={visitor} />
      <OrderSummary cart={state.cart} />
    </>
  );
}
