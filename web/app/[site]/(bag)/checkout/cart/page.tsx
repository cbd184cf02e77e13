import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CartPage } from '#features/cart/server/cart-page.tsx';
import { shopperCart } from '#features/cart/server/shopper-cart.ts';
import { isSiteKey } from '#lib/sites.ts';
import { withoutPrerender } from '#lib/without-prerender.ts';

/**
 * Rendered without streaming: streamed parts are moved into place by a script and would be missing without
 * JavaScript.
 */
export const instant = false;
export const generateStaticParams = withoutPrerender('site');
export const metadata: Metadata = { title: 'Your bag', robots: { index: false } };

export default async function CartRoute({ params }: { params: Promise<{ site: string }> }) {
  const { site } = await params;
  if (!isSiteKey(site)) notFound();
  return <CartPage site={site} cart={await shopperCart()} />;
}
