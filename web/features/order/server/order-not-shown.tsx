import { SITES, type SiteKey } from '#lib/sites.ts';
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
export function OrderNotShown({ site, why, orderNumber }: OrderNotShownProps) {
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
