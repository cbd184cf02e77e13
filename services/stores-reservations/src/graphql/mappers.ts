import type { PreparedReservation } from '../use-cases/prepare-reservation.ts';
import type { Reservation } from '../domain/reservation/reservation.ts';
import type { Store } from '../domain/store/store.ts';

/** The object from which Store is resolved; `npm run codegen` finds it by name. */
export type StoreMapper = Store;
export type ReservationMapper = Reservation;
export type PreparedReservationMapper = PreparedReservation;
