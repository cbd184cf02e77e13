import type { Appointment } from '../domain/appointment/appointment.ts';
import type { DayOffers } from '../domain/diary/offers.ts';
import type { AppointmentTimes } from '../use-cases/find-appointment-times.ts';
import type { PricePromise } from '../domain/price-promise/price-promise.ts';
import type { PromiseOffer } from '../use-cases/find-price-promise.ts';
import type { PreparedReservation } from '../use-cases/prepare-reservation.ts';
import type { Reservation } from '../domain/reservation/reservation.ts';
import type { Store } from '../domain/store/store.ts';

/** The object from which Store is resolved; `npm run codegen` finds it by name. */
export type StoreMapper = Store;
export type ReservationMapper = Reservation;
export type PreparedReservationMapper = PreparedReservation;
export type AppointmentMapper = Appointment;
export type AppointmentTimesMapper = AppointmentTimes;
export type AppointmentDayMapper = DayOffers;
/** Its beginning. */
export type AppointmentTimeMapper = Date;
export type PricePromiseMapper = PricePromise;
export type PricePromiseOfferMapper = PromiseOffer;
