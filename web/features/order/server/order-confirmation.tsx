import type { ReactNode } from 'react';
import { fullName, storeLines } from '@loupe/contact/address-lines';
import { dayInWords } from '@loupe/calendar/day-words';
import { Tile } from '#ui/tile.tsx';
import { ConfirmationHeading } from '../confirmation-heading.tsx';
import { refundMark } from '#features/measuring/refunds-of.ts';
import { Announced } from '#features/measuring/announced.tsx';
import { ForgetGuest } from '../client/forget-guest.tsx';
import { PrintButton } from '../client/print-button.tsx';
import { orderStatusWords } from '../order-status.ts';
import styles from '../order.module.css';
import { DeliveredTo, OrderAddress } from '../order-address.tsx';
import { OrderLines } from '../order-lines.tsx';
import { MissingMoney } from '../missing-money.tsx';
import { OrderMaking } from '../order-making.tsx';
import { OrderTotals } from '../order-totals.tsx';
import { isGiftCard } from '../paid-amounts.ts';
import type { Order } from '../order.ts';

/** Who placed an order without an account. */
export type Guest = Pick<Order['shippingAddress'], 'salutation' | 'firstName' | 'lastName'> & {
  orderNumber: string;
  email: string;
};

type Props = { order: Order; signUp: (guest: Guest) => ReactNode };

export function OrderConfirmation({ order, signUp }: Props) {
  const [first] = order.lineItems;
  const status = orderStatusWords(order.status);
  return (
    <>
      <ForgetGuest />
      <Announced orderNumber={order.orderNumber} />
      <section className={`wrap ${styles['head']}`}>
        <div className={styles['thanks']}>
          <ConfirmationHeading>
            {status.ended
              ? `Your order is ${status.word.toLowerCase()}`
              : `Thank you, ${order.shippingAddress.firstName}`}
          </ConfirmationHeading>
          <p className="lead [overflow-wrap:anywhere]">
            Order <b className="num font-medium">{order.orderNumber}</b>
            {status.ended ? ' was' : ' is'} placed. We have sent a receipt to {order.customerEmail}.
          </p>
          {status.ended ? null : order.collectionStore ? (
            <Collection order={order} store={order.collectionStore} />
          ) : order.shippingMethod.isByEmail ? (
            <EmailedGiftCards order={order} />
          ) : (
            <Arrival order={order} />
          )}
          <p>
            <b className="font-medium">{status.word}.</b> <span className="soft">{status.sentence}</span>
          </p>
          <MissingMoney order={order} />
          <OrderMaking order={order} />
          <p>
            <PrintButton>Print the receipt</PrintButton>
          </p>
        </div>
        {first?.image ? (
          <div className={styles['picture']}>
            <Tile name={first.image} alt="" sizes="(width < 64rem) 0px, 32rem" />
          </div>
        ) : null}
      </section>
      <div className="wrap mb-14">{signUp(guestOf(order))}</div>
      <div className={`wrap ${styles['details']}`}>
        <OrderLines lines={order.lineItems} />
        <section aria-label="Order summary" data-refunds={refundMark(order)}>
          <OrderTotals order={order} />
          <DeliveredTo order={order} />
          {order.paymentMethods.some((method) => !isGiftCard(method)) ? (
            <OrderAddress title="Billed to" address={order.billingAddress} />
          ) : null}
        </section>
      </div>
    </>
  );
}

/** The promised day is already a calendar day in London, so it needs no time zone conversion (CO-08). */
function Arrival({ order: { promisedDay, shippingAddress, shippingMethod } }: { order: Order }) {
  if (promisedDay == null)
    return (
      <div className="border-l-3 border-brand py-1 pl-5">
        <p className="small soft">On its way to you</p>
        <p className="d3">{shippingMethod.name}</p>
        <p className="small soft">
          It goes by forces mail. How long that takes depends on where it goes, so we promise no day.
        </p>
      </div>
    );
  return (
    <div className="border-l-3 border-brand py-1 pl-5">
      <p className="small soft">Arriving</p>
      <p className="d3">
        <time dateTime={promisedDay}>{dayInWords(promisedDay)}</time>
      </p>
      <p className="small soft">
        The courier will text a one-hour slot to {shippingAddress.phone}. Someone over 18 needs to sign for
        it.
      </p>
    </div>
  );
}

function EmailedGiftCards({ order: { deliverBy, customerEmail } }: { order: Order }) {
  return (
    <div className="border-l-3 border-brand py-1 pl-5">
      <p className="small soft">By e-mail, by</p>
      <p className="d3">
        <time dateTime={deliverBy}>{dayInWords(deliverBy)}</time>
      </p>
      <p className="small soft [overflow-wrap:anywhere]">
        Each gift card comes in an e-mail of its own to {customerEmail}, with its number and PIN. Nothing
        comes by post.
      </p>
    </div>
  );
}

function guestOf({ orderNumber, customerEmail, shippingAddress }: Order): Guest {
  const { salutation, firstName, lastName } = shippingAddress;
  return { orderNumber, email: customerEmail, salutation, firstName, lastName };
}

function Collection({
  order: { deliverBy, shippingAddress },
  store,
}: {
  order: Order;
  store: NonNullable<Order['collectionStore']>;
}) {
  return (
    <div className="border-l-3 border-brand py-1 pl-5">
      <p className="small soft">Ready to collect from {store.name}</p>
      <p className="d3">
        <time dateTime={deliverBy}>{dayInWords(deliverBy)}</time>
      </p>
      <p className="small soft">
        We will e-mail you when it is there. {storeLines(store).join(', ')}
        {store.isPostOffice ? (
          '. The post office keeps it for 10 days'
        ) : (
          <>
            ;{' '}
            <a className="link" href={store.url}>
              opening hours and directions
            </a>
          </>
        )}
        . Bring photo ID in the name of {fullName(shippingAddress)}.
      </p>
    </div>
  );
}
