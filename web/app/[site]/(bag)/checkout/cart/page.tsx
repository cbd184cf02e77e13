import type { Metadata } from 'next';
import { CartPage } from '#features/cart/server/cart-page.tsx';
import { withoutPrerender } from '#lib/without-prerender.ts';

export const ensureStatic = 'navigation';
export const generateStaticParams = withoutPrerender('site');
export const metadata: Metadata = { title: 'Your bag', robots: { index: false } };

export default function CartRoute() {
  return <CartPage />;
}
