import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { CheckoutPage } from '#features/checkout/server/checkout-page.tsx';
import { PaymentIsland } from '#features/payment/client/payment-island.tsx';
import { earlierStep } from '#features/payment/server/earlier-step.ts';
import { withoutPrerender } from '#lib/without-prerender.ts';

/** Waits for the bag, so that a shopper who has to go back is sent there by the answer itself. */
export const instant = false;
export const generateStaticParams = withoutPrerender('site');
export const metadata: Metadata = { title: 'Payment', robots: { index: false } };

export default async function PaymentRoute() {
  const step = await earlierStep();
  if (step !== undefined) redirect(step);
  return (
    <CheckoutPage step="payment" title="Payment">
      <PaymentIsland />
    </CheckoutPage>
  );
}
