import type { Metadata } from 'next';
import { connection } from 'next/server';
import { DeliveryIsland } from '#features/checkout/client/delivery-island.tsx';
import { CheckoutPage } from '#features/checkout/server/checkout-page.tsx';
import { withoutPrerender } from '#lib/without-prerender.ts';

/** Rendered for each answer: its scripts bear that answer's nonce. */
export const instant = false;
export const generateStaticParams = withoutPrerender('site');
export const metadata: Metadata = { title: 'Delivery', robots: { index: false } };

export default async function DeliveryRoute() {
  await connection();
  return (
    <CheckoutPage step="delivery" title="Delivery">
      <DeliveryIsland />
    </CheckoutPage>
  );
}
