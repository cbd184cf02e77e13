'use client';

import dynamic from 'next/dynamic';
import { CheckoutSkeleton } from '#features/checkout/checkout-skeleton.tsx';

/** The order and the card are loaded in the browser. */
export const PaymentIsland = dynamic(async () => (await import('./payment-view.tsx')).PaymentView, {
  ssr: false,
  loading: () => <CheckoutSkeleton />,
});
