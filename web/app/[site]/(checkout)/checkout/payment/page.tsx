import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { CheckoutPage } from '#features/checkout/server/checkout-page.tsx';
import { PaymentIsland } from '#features/payment/client/payment-island.tsx';
import { isPlacementId } from '#features/payment/placement-address.ts';
import { earlierStep } from '#features/payment/server/earlier-step.ts';
import { withoutPrerender } from '#lib/without-prerender.ts';

/** Waits for the bag, so that a shopper who has to go back is sent there by the answer itself. */
export const instant = false;
export const generateStaticParams = withoutPrerender('site');
export const metadata: Metadata = { title: 'Payment', robots: { index: false } };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function PaymentRoute({ searchParams }: Props) {
  // A payment under way may have become an order, and its bag be gone: the page asks about it first.
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
