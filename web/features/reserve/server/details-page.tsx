import { SITES, type SiteKey } from '#lib/sites.ts';
import { Slot } from '../../content/slot.tsx';
import type { ReservationKey } from '../addresses.ts';
import type { Reservation } from '../shopper-reservation.ts';
import { ReservationView } from './reservation-view.tsx';

type DetailsPageProps = {
  site: SiteKey;
  /** Null for none that the visitor may see. */
  reservation: Reservation | null;
  by: ReservationKey | null;
  told: string | null;
};

/** A reservation as it stands. Looking changes nothing; its forms do. */
export function DetailsPage({ site, reservation, by, told }: DetailsPageProps) {
  if (reservation === null || by === null)
    return (
      <main id="main" className="wrap section">
        <h1 className="d2">We do not find this reservation</h1>
        <p className="lead soft mt-4">
          Open the link in our last e-mail about it: it leads here for 30 days after the end. Or ring the{' '}
          {SITES[site].stores.one}.
        </p>
      </main>
    );
  return (
    <main id="main" className="wrap section">
      <ReservationView site={site} by={by} reservation={reservation} told={told}>
        {isAwaited(reservation) ? (
          <Slot site={site} name="reservation-confirmation" group={null} className="mt-8" />
        ) : null}
      </ReservationView>
    </main>
  );
}

/** Whether the visitor will come for it, as far as is known. */
const isAwaited = ({ status, needsConfirmation }: Reservation): boolean =>
  status === 'ACCEPTED' || (status === 'NEW' && !needsConfirmation);
