'use client';

import dynamic from 'next/dynamic';
import { CartSkeleton } from './cart-skeleton.tsx';

/** The bag lives in the browser; the page around it is static. */
export const CartIsland = dynamic(async () => (await import('./cart-view.tsx')).CartView, {
  ssr: false,
  loading: CartSkeleton,
});
