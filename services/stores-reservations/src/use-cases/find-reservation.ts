import type { Reservation } from '../domain/reservation/reservation.ts';
import { findAsked, type Asker } from './linked-reservation.ts';
import type { FoundReservations, ReservationAsked, ReservationLinks } from './linked-reservation.ts';

export interface FindReservationPorts {
  readonly reservations: FoundReservations;
  readonly reservationLinks: ReservationLinks;
  readonly now: () => Date;
}

/** QY-10: one's own reservation, or that of a link; null for any other. Nothing is written: programs open links too. */
export const findReservation = (
  ports: FindReservationPorts,
  caller: Asker,
  asked: ReservationAsked,
): Promise<Reservation | null> => findAsked(ports, ports.reservations, caller, asked);
