import { ReservationSchema } from '@loupe/contracts/stores/reservation';
import { TOPICS } from '@loupe/contracts/topics';
import { publish } from '@loupe/messaging/publish';
import type { Reservation } from '../../domain/reservation/reservation.ts';
import type { Act } from '../../use-cases/ports/reservations.ts';

const PEOPLE_AND_CLOCK = new Set(['customer', 'guest', 'clock']);

/** What a reservation is after a change, for services that count or react. A member of staff is `store`. */
export const reservationChanged = publish(
  TOPICS.reservation,
  ReservationSchema,
  'reservation-changed',
  (reservation: Reservation, { act, actor }: Act) => ({
    aggregateId: reservation.id,
    aggregateVersion: BigInt(reservation.version) + reservation.eventOffset,
    site: reservation.site,
    message: {
      id: reservation.id,
      site: reservation.site,
      storeId: reservation.storeId,
      productId: reservation.productId,
      sku: reservation.sku,
      intendedSku: reservation.intendedSku,
      state: reservation.state,
      reason: reservation.reason ?? '',
      act,
      by: PEOPLE_AND_CLOCK.has(actor) ? actor : 'store',
      expiresAtMs: BigInt(reservation.expiresAt?.getTime() ?? 0),
      currency: 'GBP',
      priceMinorUnits: BigInt(reservation.price),
    },
  }),
);
