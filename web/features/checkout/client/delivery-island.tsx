'use client';

import dynamic from 'next/dynamic';
import { CheckoutSkeleton } from '../checkout-skeleton.tsx';

/** The order is loaded in the browser; the page around it is static. */
export const DeliveryIsland = dynamic(async () => (await import('./delivery-view.tsx')).DeliveryView, {
  ssr: false,
  loading: CheckoutSkeleton,
});
