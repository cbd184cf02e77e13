import type { RetryPolicy } from '@loupe/database/retry-policy';
import type { LaterHandlers } from '@loupe/database/run-later';
import { afterMailOutage, MailRefusedError } from '@loupe/mailer/mailer';
import { TRUE_IN } from '../domain/reservation/later-kinds.ts';
import type { LaterKinds, ReservationMail } from '../domain/reservation/later-kinds.ts';
import type { Reservation } from '../domain/reservation/reservation.ts';
import type { Store } from '../domain/store/store.ts';
import { findStoresWithPiece } from './find-stores-with-piece.ts';
import type { FindStoresWithPiecePorts } from './find-stores-with-piece.ts';
import type { ReservationLinks } from './linked-reservation.ts';

export interface SendReservationEmailPorts {
  readonly reservations: { find(id: string): Promise<Reservation | null> };
  readonly stores: FindStoresWithPiecePorts['stores'] & {
    ofReservation(reservation: Reservation): Promise<Store>;
  };
  readonly places: FindStoresWithPiecePorts['places'];
  readonly countedWithinHours: number;
  readonly reservationLinks: ReservationLinks;
  readonly now: () => Date;
  readonly reservationMail: {
    /** @throws MailRefusedError, MailUnavailableError */
    send(
      mail: ReservationMail,
      jobId: string,
      facts: {
        readonly reservation: Reservation;
        readonly store: Store;
        readonly others: readonly Store[];
        readonly token: string;
      },
    ): Promise<void>;
  };
}

/** After a hold nobody cares, so a mailbox gets two days. */
export const NOTICE: RetryPolicy = {
  firstPauseSeconds: 5,
  longestPauseSeconds: 600,
  giveUpAfterSeconds: 2 * 86_400,
  isFinal: (error) => error instanceof MailRefusedError,
  pauseSeconds: afterMailOutage,
};
const OTHERS = 3;
/** Of these ends the visitor is told where else the piece is. */
const WITH_OTHERS: ReadonlySet<ReservationMail> = new Set(['declined', 'cancelled', 'no-answer']);

/** Send the stored e-mails. What a reservation is when the e-mail leaves decides whether it is still true. */
export const reservationEmailHandlers = (
  ports: SendReservationEmailPorts,
): Pick<LaterHandlers<LaterKinds>, 'reservation-email'> => ({
  'reservation-email': {
    policy: NOTICE,
    run: async ({ mail, reservationId }, jobId) => {
      const reservation = await ports.reservations.find(reservationId);
      if (reservation === null || !isTrue(mail, reservation)) return;
      const store = await ports.stores.ofReservation(reservation);
      const others = WITH_OTHERS.has(mail) ? await otherStores(ports, reservation, store) : [];
      const { id, linkEpoch: epoch } = reservation;
      const token = ports.reservationLinks.make({ id, epoch });
      await ports.reservationMail.send(mail, jobId, { reservation, store, others, token });
    },
  },
});

function isTrue(mail: ReservationMail, { state, verifiedAt, email }: Reservation): boolean {
  if (email === '' || state !== TRUE_IN[mail]) return false;
  return mail !== 'confirm' || verifiedAt === null;
}

/** The nearest other stores of the site that have the piece, as the visitor of its page would see them. */
export async function otherStores(
  ports: FindStoresWithPiecePorts & { readonly now: () => Date },
  { site, sku, storeId }: Pick<Reservation, 'site' | 'sku' | 'storeId'>,
  { point }: Pick<Store, 'point'>,
  limit = OTHERS,
): Promise<Store[]> {
  const asked = { sku, position: point, limit: limit + 1, now: ports.now() };
  const found = await findStoresWithPiece(ports, site, asked);
  return found
    .filter(({ store, free }) => store.id !== storeId && free > 0)
    .slice(0, limit)
    .map(({ store }) => store);
}
