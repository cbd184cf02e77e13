'use client';

import { CartUnreachable } from '../cart-unreachable.tsx';
import { CheckoutSkeleton } from '../checkout-skeleton.tsx';
import { DeliveryForm } from './delivery-form.tsx';
import { OrderSummary } from '../order-summary.tsx';
import { useCheckoutCart } from '../use-checkout-cart.ts';
import { useVisitor } from '../use-visitor.ts';

/** @param store the shop's word for a store */
export function DeliveryView({ store }: { store: string }) {
  const state = useCheckoutCart();
  const visitor = useVisitor();
  if (state.status === 'loading' || visitor === undefined) return <CheckoutSkeleton />;
  if (state.status === 'failed') return <CartUnreachable />;
  return (
    <>
      <DeliveryForm key={state.cart.id} cart={state.cart} customer={visitor} store={store} />
      <OrderSummary cart={state.cart} />
    </>
  );
}
