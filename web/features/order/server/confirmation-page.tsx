import { Suspense } from 'react';
import type { SiteKey } from '#lib/sites.ts';
import { Slot } from '../../content/slot.tsx';
import { ConfirmationSkeleton } from './confirmation-skeleton.tsx';
import { OrderConfirmation } from './order-confirmation.tsx';
import { OrderNotShown } from './order-not-shown.tsx';
import { shopperOrder } from '../shopper-order.ts';

type Props = { site: SiteKey; orderNumber: Promise<string | undefined> };

/** RT-09, the page after payment. Rendered per request and never cached: it belongs to one shopper. */
export function ConfirmationPage({ site, orderNumber }: Props) {
  return (
    <main id="main">
      <Suspense fallback={<ConfirmationSkeleton />}>
        <Confirmation site={site} orderNumber={orderNumber} />
      </Suspense>
    </main>
  );
}

async function Confirmation({ site, orderNumber }: Props) {
  const wanted = await orderNumber;
  const answer = await shopperOrder(wanted);
  if (answer.kind === 'order') {
    return (
      <>
        <Slot site={site} name="global-messaging-order" className="wrap pt-6" />
        <OrderConfirmation order={answer.order} />
        <Slot site={site} name="order-confirmation" className="wrap pb-[var(--section)]" />
      </>
    );
  }
  return <OrderNotShown site={site} why={answer.kind} orderNumber={wanted} />;
}
