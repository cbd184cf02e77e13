'use client';

import { CartUnreachable } from '../cart-unreachable.tsx';
import { CheckoutSkeleton } from '../checkout-skeleton.tsx';
import { DeliveryForm } from './delivery-form.tsx';
import { useState } from 'react';
import { OrderSummary, type ChosenMethod } from '../order-summary.tsx';
import { useCheckoutCart } from '../../cart/use-checkout-cart.ts';
import { useVisitor } from '../use-visitor.ts';

/** @param store the shop's word for a store */
export function DeliveryView({ store }: { store: string }) {
  const state = useCheckoutCart();
  const visitor = useVisitor();
  const [method, setMethod] = useState<ChosenMethod | null>();
  if (state.status === 'loading' || visitor === undefined) return <CheckoutSkeleton />;
  if (state.status === 'failed') return <CartUnreachable />;
  return (
    <>
      <DeliveryForm
        key={state.cart.id}
        cart={state.cart}
        customer={visitor}
        store={store}
        onMethod={setMethod}
      />
      <OrderSummary cart={state.cart} chosen={method} />
    </>
  );
}
