import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { connection } from 'next/server';
import { DeliveryIsland } from '#features/checkout/client/delivery-island.tsx';
import { CheckoutPage } from '#features/checkout/server/checkout-page.tsx';
import type { DeclaredPage } from '#lib/routing/declared-page.ts';
import { isSiteKey, SITES } from '#lib/sites.ts';
import { withoutPrerender } from '#lib/without-prerender.ts';

export const declared = {
  address: 'own',
  policy: 'payment',
  indexed: 'hidden',
  crawled: 'no',
  analytics: ['Single Checkout Summary Page'],
  screens: ['delivery'],
  journey: 'bag',
} satisfies DeclaredPage;

/** Rendered per request, because its scripts carry the nonce of that response. */
export const instant = false;
export const generateStaticParams = withoutPrerender('site');
export const metadata: Metadata = { title: 'Delivery', robots: { index: false } };

export default async function DeliveryRoute({ params }: { params: Promise<{ site: string }> }) {
  const { site } = await params;
  if (!isSiteKey(site)) notFound();
  await connection();
  return (
    <CheckoutPage step="delivery" title="Delivery">
      <DeliveryIsland store={SITES[site].stores.one} />
    </CheckoutPage>
  );
}
