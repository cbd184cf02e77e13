import { SITES, type SiteKey } from '#lib/sites.ts';
import { Picture } from '#ui/picture.tsx';
import { Slot } from '../../content/slot.tsx';
import type { Product } from '../../product/product.ts';
import type { ReservationKey } from '../addresses.ts';
import type { Reservation } from '../shopper-reservation.ts';
import { ReservationView } from './reservation-view.tsx';

type DetailsPageProps = {
  site: SiteKey;
  /** Null for none that the visitor may see. */
  reservation: Reservation | null;
  by: ReservationKey | null;
  told: string | null;
  /** The piece; null while the shop does not show it. */
  product: Pick<Product, 'media' | 'productUrl'> | null;
};

/** A reservation as it stands. Looking changes nothing; its forms do. */
export function DetailsPage({ site, reservation, by, told, product }: DetailsPageProps) {
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
  const picture = product?.media[0];
  return (
    <main
      id="main"
      className="wrap section grid gap-x-[calc(2*var(--gutter))] gap-y-8 lg:grid-cols-[7fr_5fr] lg:items-start"
    >
      <ReservationView
        site={site}
        by={by}
        reservation={reservation}
        told={told}
        productUrl={product?.productUrl}
      >
        {isAwaited(reservation) ? (
          <Slot site={site} name="reservation-confirmation" group={null} className="mt-8" />
        ) : null}
      </ReservationView>
      {picture === undefined ? null : (
        <div className="max-lg:max-w-60">
          <Picture {...picture} width={800} height={800} sizes="(min-width: 64rem) 40vw, 15rem" />
        </div>
      )}
    </main>
  );
}

/** Whether the visitor will come for it, as far as is known. */
const isAwaited = ({ status, needsConfirmation }: Reservation): boolean =>
  status === 'ACCEPTED' || (status === 'NEW' && !needsConfirmation);
