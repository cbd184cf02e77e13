import { Suspense, type ReactNode } from 'react';
import type { SiteKey } from '#lib/sites.ts';
import { Slot } from '../../content/slot.tsx';
import { OrderConfirmation, type Guest } from './order-confirmation.tsx';
import { OrderNotShown } from './order-not-shown.tsx';
import { shopperOrder } from '../shopper-order.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from '../order.module.css';

type Props = {
  site: SiteKey;
  /** The A/B group that the page is rendered for; null for everyone. */
  group: string | null;
  orderNumber: Promise<string | undefined>;
  /** Offers an account to who placed the order as a guest. */
  signUp: (guest: Guest) => ReactNode;
};

/** RT-09, the page after payment. Rendered per request and never cached: it belongs to one shopper. */
export function ConfirmationPage(props: Props) {
  return (
    <main id="main">
      <Suspense fallback={<ConfirmationSkeleton />}>
        <Confirmation {...props} />
      </Suspense>
    </main>
  );
}

async function Confirmation({ site, group, orderNumber, signUp }: Props) {
  const wanted = await orderNumber;
  const answer = await shopperOrder(wanted);
  if (answer.kind === 'order') {
    return (
      <>
        <Slot site={site} name="global-messaging-order" group={group} className="wrap pt-6" />
        <OrderConfirmation order={answer.order} signUp={signUp} />
        <Slot site={site} name="order-confirmation" group={group} className="wrap pb-[var(--section)]" />
      </>
    );
  }
  return <OrderNotShown site={site} why={answer.kind} orderNumber={wanted} />;
}

/** Placeholder in the layout of the confirmation. */
function ConfirmationSkeleton() {
  return (
    <div className={`wrap ${styles['head']}`} aria-busy="true">
      <div className={styles['thanks']}>
        <p role="status" className="visually-hidden">
          Loading your order
        </p>
        <Skeleton className="h-20" />
        <Skeleton className="h-12" />
        <Skeleton className="h-24" />
      </div>
      <Skeleton className={`aspect-square ${styles['picture']}`} />
    </div>
  );
}
