import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { CheckoutPage } from '#features/checkout/server/checkout-page.tsx';
import { PaymentIsland } from '#features/payment/client/payment-island.tsx';
import { isPlacementId } from '#features/payment/placement-address.ts';
import { earlierStep } from '#features/payment/server/earlier-step.ts';
import { withoutPrerender } from '#lib/without-prerender.ts';

/** Waits for the bag, so that a shopper who has to go back is redirected by the server's response. */
export const instant = false;
export const generateStaticParams = withoutPrerender('site');
export const metadata: Metadata = { title: 'Payment', robots: { index: false } };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function PaymentRoute({ searchParams }: Props) {
  // An open payment may already have become an order, and its bag deleted: the page checks the payment first.
  if (!isPlacementId((await searchParams)['placement'])) {
    const step = await earlierStep();
    if (step !== undefined) redirect(step);
  }
  return (
    <CheckoutPage step="payment" title="Payment">
      <PaymentIsland />
    </CheckoutPage>
  );
}
