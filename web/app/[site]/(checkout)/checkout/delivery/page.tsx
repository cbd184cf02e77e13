import type { Metadata } from 'next';
import { DeliveryIsland } from '#features/checkout/client/delivery-island.tsx';
import { CheckoutPage } from '#features/checkout/server/checkout-page.tsx';
import { withoutPrerender } from '#lib/without-prerender.ts';

export const ensureStatic = 'navigation';
export const generateStaticParams = withoutPrerender('site');
export const metadata: Metadata = { title: 'Delivery', robots: { index: false } };

export default function DeliveryRoute() {
  return (
    <CheckoutPage step="delivery" title="Delivery">
      <DeliveryIsland />
    </CheckoutPage>
  );
}
