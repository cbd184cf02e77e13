import type { ReactNode } from 'react';
import { dayInWords } from '@loupe/calendar/day-words';
import { londonDate } from '#lib/london-date.ts';
import { PlainButtonLink } from '#ui/plain-button-link.tsx';
import { refundMark } from '#features/measuring/refunds-of.ts';
import { DeliveredTo, OrderAddress } from './order-address.tsx';
import { OrderMaking } from './order-making.tsx';
import { OrderLines } from './order-lines.tsx';
import { MissingMoney } from './missing-money.tsx';
import { orderStatusWords } from './order-status.ts';
import { orderSteps } from './order-steps.ts';
import { OrderTotals } from './order-totals.tsx';
import styles from './order.module.css';
import { isGiftCard } from './paid-amounts.ts';
import type { Order } from './order.ts';

type OrderViewProps = {
  order: Order;
  /** The order number, as a heading of the page's level. */
  heading: ReactNode;
};

/** An order in its current state: status, lines, totals and address. */
export function OrderView({ order, heading }: OrderViewProps) {
  const { word, sentence, ended } = orderStatusWords(order.status);
  const isOnItsWay = !ended && order.status !== 'COMPLETED';
  return (
    <article>
      {heading}
      <p className="soft mt-2">
        Placed <time dateTime={order.placedOn}>{londonDate(order.placedOn)}</time>
      </p>
      <section className={styles['standing']} aria-labelledby="standing">
        <h2 id="standing" className="d3">
          {word}
        </h2>
        <p className="mt-1.5">
          {sentence}
          {isOnItsWay && order.promisedDay != null ? ` Expected ${dayInWords(order.promisedDay)}.` : ''}
        </p>
        <EmailRefused order={order} />
        <MissingMoney order={order} />
        <OrderMaking order={order} />
        <Steps order={order} />
        {order.trackingUrl ? (
          <p className="mt-6">
            <PlainButtonLink look="line" small href={order.trackingUrl} rel="noreferrer" target="_blank">
              Track the parcel <span className="visually-hidden">(opens in a new tab)</span>
            </PlainButtonLink>
          </p>
        ) : null}
      </section>
      <div className={`mt-10 ${styles['details']}`}>
        <OrderLines lines={order.lineItems} />
        <section aria-label="Order summary" data-refunds={refundMark(order)}>
          <OrderTotals order={order} />
          <DeliveredTo order={order} />
          {order.paymentMethods.some((method) => !isGiftCard(method)) ? (
            <OrderAddress title="Billed to" address={order.billingAddress} />
          ) : null}
        </section>
      </div>
    </article>
  );
}

function Steps({ order: { status, shippingMethod } }: { order: Order }) {
  const steps = orderSteps(status, shippingMethod);
  if (steps === undefined) return null;
  return (
    <ol className={styles['track']}>
      {steps.map(({ name, state }) => (
        <li key={name} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          {name}
        </li>
      ))}
    </ol>
  );
}

type EmailRefusedProps = { order: Pick<Order, 'emailRefusedOn' | 'customerEmail'> };

/** Stays although a later e-mail arrives: the one that is missing never does. */
export function EmailRefused({ order: { emailRefusedOn, customerEmail } }: EmailRefusedProps) {
  if (!emailRefusedOn) return null;
  return (
    <p className="mt-1.5" role="note">
      An e-mail about this order could not be delivered to{' '}
      <bdi className="[overflow-wrap:anywhere]">{customerEmail}</bdi>. This page shows everything that we
      would write to you.
    </p>
  );
}
