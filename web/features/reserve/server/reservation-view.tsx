import { formatMoney } from '@loupe/money/format';
import { storeLines } from '@loupe/contact/address-lines';
import type { ReactNode } from 'react';
import { SITES, type SiteKey } from '#lib/sites.ts';
import { Link } from '#ui/link.tsx';
import { Message } from '#ui/message.tsx';
import { PieceName } from '../../product/piece-name.tsx';
import { OpenState } from '../../stores/open-state.tsx';
import { requestHref, type ReservationKey } from '../addresses.ts';
import { reservationWords } from '../reservation-words.ts';
import type { Reservation } from '../shopper-reservation.ts';
import { Act } from './act.tsx';

type ReservationViewProps = {
  site: SiteKey;
  reservation: Reservation;
  by: ReservationKey;
  /** What became of a form before. */
  told: string | null;
  /** Of the piece, while the shop shows it. */
  productUrl: string | undefined;
  /** What the shop says beside it. */
  children?: ReactNode;
};

/** How a reservation stands, what can be done with it, and where else the piece is. */
export function ReservationView({ site, reservation, by, told, productUrl, children }: ReservationViewProps) {
  const { heading, text } = reservationWords(site, reservation);
  const { reservationNumber, productName, price, contact, store, collectionCode } = reservation;
  return (
    <div className="max-w-2xl">
      <p className="soft num">Reservation {reservationNumber}</p>
      <h1 className="d2">{heading}</h1>
      <p className="lead mt-4">{text}</p>
      {told === null ? null : <Message tone="error">{told}</Message>}
      {collectionCode == null ? null : (
        <p className="mt-6">
          Your code is <strong className="num">{collectionCode}</strong>. Say it in the{' '}
          {SITES[site].stores.one}, or bring something with your name on it.
        </p>
      )}
      <Forms by={by} reservation={reservation} />
      {children}
      <dl className="mt-8 grid gap-x-4 gap-y-1 border-t border-line pt-6 sm:grid-cols-[10rem_1fr] sm:gap-y-4 [&>dd]:max-sm:mb-4">
        <dt className="soft">Piece</dt>
        <dd>
          <PieceName name={productName} productUrl={productUrl} />, {formatMoney(price)}
        </dd>
        <dt className="soft">For</dt>
        <dd>
          {contact.name}, {contact.email}
        </dd>
        <dt className="soft">Where</dt>
        <dd className="grid gap-1">
          <Link className="link" href={store.url}>
            {store.name}
          </Link>
          <span className="small soft">{storeLines(store.address).join(', ')}</span>
          <OpenState code={store.channelUrlCode} isOpen={store.isOpen} words={store.openState} />
          <a className="num link small" href={`tel:${store.phone.replaceAll(' ', '')}`}>
            {store.phone}
          </a>
        </dd>
      </dl>
      <Elsewhere site={site} reservation={reservation} />
    </div>
  );
}

function Forms({ by, reservation }: { by: ReservationKey; reservation: Reservation }) {
  const { needsConfirmation, canCancel } = reservation;
  const isLinked = 'link' in by;
  return (
    <div className="mt-6 flex flex-wrap gap-4">
      {needsConfirmation && canCancel && isLinked ? <Act by={by} action="confirm" label="Confirm" /> : null}
      {canCancel ? <Act by={by} action="cancel" label="Give it up" look="line" /> : null}
    </div>
  );
}

function Elsewhere({ site, reservation }: { site: SiteKey; reservation: Reservation }) {
  const { otherStores, productKey, reservedProductSku: sku, intendedProductSku: wanted } = reservation;
  if (otherStores.length === 0) return null;
  return (
    <section className="mt-8" aria-labelledby="elsewhere">
      <h2 id="elsewhere" className="title mb-3">
        These {SITES[site].stores.many} have it today
      </h2>
      <ul className="grid gap-2">
        {otherStores.map(({ id, key, name, phone }) => (
          <li key={id}>
            <Link className="link" href={requestHref({ product: productKey, sku, wanted, store: key })}>
              Ask {name} to keep it
            </Link>{' '}
            <span className="num soft">{phone}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
