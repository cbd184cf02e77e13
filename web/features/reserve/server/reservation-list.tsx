import { OrdersUnanswered } from '#features/account/orders-unanswered.tsx';
import { londonDate } from '#lib/london-date.ts';
import { SITES, type SiteKey } from '#lib/sites.ts';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { Link } from '#ui/link.tsx';
import { Message } from '#ui/message.tsx';
import { detailsHref } from '../addresses.ts';
import { reservationWords } from '../reservation-words.ts';
import type { AccountReservation } from '../shopper-reservation.ts';
import { Act } from './act.tsx';

type ReservationListProps = {
  site: SiteKey;
  /** The reservations of the customer, newest first; undefined when they could not be read. */
  reservations: readonly AccountReservation[] | undefined;
  /** What became of a form before. */
  told: string | null;
};

/** The pieces that stores keep or kept for the customer. */
export function ReservationList({ site, reservations, told }: ReservationListProps) {
  const { stores } = SITES[site];
  return (
    <>
      <h1 className="d2 mb-3">Reservations</h1>
      <p className="soft measure mb-8">
        Pieces that our {stores.many} keep for you to see. Nothing is paid, and you need not buy.
      </p>
      {told === null ? null : <Message tone="error">{told}</Message>}
      {reservations === undefined ? <OrdersUnanswered what="reservations" /> : null}
      {reservations?.length === 0 ? (
        <div className="grid justify-items-start gap-5">
          <p className="lead soft">
            None yet. Choose “See it in a {stores.one}” beside a piece, and we keep it for you there.
          </p>
          <ArrowLink href="/">Look around</ArrowLink>
        </div>
      ) : null}
      {reservations && reservations.length > 0 ? (
        <ul className="border-b border-line">
          {reservations.map((reservation) => (
            <Row key={reservation.reservationNumber} site={site} reservation={reservation} />
          ))}
        </ul>
      ) : null}
    </>
  );
}

function Row({ site, reservation }: { site: SiteKey; reservation: AccountReservation }) {
  const {
    reservationNumber: number,
    productName,
    store,
    reserveDate,
    collectionCode,
    canCancel,
  } = reservation;
  const { heading, text } = reservationWords(site, reservation);
  return (
    <li className="grid gap-x-[var(--gutter)] gap-y-3 border-t border-line py-6 md:grid-cols-[1fr_auto]">
      <div className="grid min-w-0 gap-1 [overflow-wrap:anywhere]">
        <h2 className="title">
          <Link className="link" prefetch={false} isWithinPolicy href={detailsHref({ number })}>
            {productName}
          </Link>
        </h2>
        <p className="small soft">
          <span className="num">{number}</span>, {store.name}, asked on{' '}
          <time dateTime={reserveDate}>{londonDate(reserveDate)}</time>
        </p>
        <p className="measure mt-2">
          <strong className="font-medium">{heading}.</strong> {text}
        </p>
        {collectionCode == null ? null : (
          <p>
            Your code is <strong className="num">{collectionCode}</strong>.
          </p>
        )}
      </div>
      {canCancel ? (
        <Act by={{ number }} action="cancel" label="Give it up" about={productName} look="line" isInAccount />
      ) : null}
    </li>
  );
}
