import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { connection } from 'next/server';
import { botCheck } from '#features/account/bot-check.ts';
import { CheckoutPage } from '#features/checkout/server/checkout-page.tsx';
import { PaymentIsland } from '#features/payment/client/payment-island.tsx';
import { factsWithoutRoundels } from '#features/shell/site-facts.ts';
import { config } from '#lib/config.ts';
import type { DeclaredPage } from '#lib/routing/declared-page.ts';
import { SiteProvider } from '#lib/site-context.tsx';
import { isSiteKey } from '#lib/sites.ts';
import { withoutPrerender } from '#lib/without-prerender.ts';

export const declared = {
  address: 'own',
  policy: 'payment',
  indexed: 'hidden',
  crawled: 'no',
  analytics: ['Single Checkout Summary Page'],
  screens: [
    'payment',
    'payment-covered',
    'payment-gift-card',
    'payment-gift-card-fields',
    'payment-gift-card-refused',
    'payment-klarna',
    'payment-over-time',
    'payment-paypal',
    'payment-plan',
  ],
  journey: 'place-order',
} satisfies DeclaredPage;

/** Rendered per request, because its scripts carry the nonce of that response. */
export const instant = false;
export const generateStaticParams = withoutPrerender('site');
export const metadata: Metadata = { title: 'Payment', robots: { index: false } };

export default async function PaymentRoute({ params }: { params: Promise<{ site: string }> }) {
  const { site } = await params;
  if (!isSiteKey(site)) notFound();
  await connection();
  // Roundels of the bag's lines come with the bag.
  return (
    <CheckoutPage step="payment" title="Payment">
      <SiteProvider facts={await factsWithoutRoundels(site)}>
        <PaymentIsland botCheck={botCheck()} scripts={config().vendorScripts} />
      </SiteProvider>
    </CheckoutPage>
  );
}
