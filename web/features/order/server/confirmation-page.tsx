import { Suspense, type ReactNode } from 'react';
import { type SiteKey, SITES } from '#lib/sites.ts';
import { Slot } from '../../content/slot.tsx';
import { OrderConfirmation, type Guest } from './order-confirmation.tsx';
import { shopperOrder } from '../shopper-order.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from '../order.module.css';
import { ButtonLink } from '#ui/button.tsx';
import { PlainButtonLink } from '#ui/plain-button-link.tsx';
import { ConfirmationHeading } from '../confirmation-heading.tsx';

const WORDS = {
  unknown: {
    heading: 'We cannot show this order here',
    lead: 'For your privacy a confirmation is shown for one day, and only in the browser that placed the order. Your receipt by e-mail has the order number, what you bought and the day it arrives.',
  },
  unanswered: {
    heading: 'We cannot show your order just now',
    lead: 'Something went wrong at our end, and we are sorry. It changes nothing about your order: if you have paid, your receipt is on its way by e-mail. Do not pay again.',
  },
};

type OrderNotShownProps = {
  site: SiteKey;
  why: keyof typeof WORDS;
  orderNumber: string | undefined;
};

/** Discloses nothing about an order, and says what to do next. */
function OrderNotShown({ site, why, orderNumber }: OrderNotShownProps) {
  const { phone } = SITES[site];
  const { heading, lead } = WORDS[why];
  return (
    <section className="wrap grid justify-items-start gap-6 py-[clamp(3rem,7vw,7rem)]">
      <ConfirmationHeading>{heading}</ConfirmationHeading>
      <p className="lead soft">{lead}</p>
      <p className="measure">
        No e-mail after ten minutes? Look in your junk folder, then call us on{' '}
        <a className="link num whitespace-nowrap" href={`tel:${phone.replaceAll(' ', '')}`}>
          {phone}
        </a>
        , 8am to 8pm, and we will find it by your name.
      </p>
      {why === 'unanswered' && orderNumber ? (
        <PlainButtonLink href={`/checkout/orderConfirmation?${new URLSearchParams({ orderNumber })}`}>
          Try again
        </PlainButtonLink>
      ) : (
        <p className="flex flex-wrap gap-3">
          {orderNumber ? (
            <ButtonLink href={`/find-order?${new URLSearchParams({ orderNumber })}`}>
              Find this order
            </ButtonLink>
          ) : null}
          <ButtonLink href="/" look={orderNumber ? 'line' : undefined}>
            Go to the homepage
          </ButtonLink>
        </p>
      )}
    </section>
  );
}

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
