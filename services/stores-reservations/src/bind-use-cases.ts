import { bindPorts, type Bound } from '@loupe/subgraph-server/bind-ports';
import type { Site } from '@loupe/contracts/sites';
import type { Appointment } from './domain/appointment/appointment.ts';
import type { AppointmentKind } from './domain/diary/diary.ts';
import type { Reservation } from './domain/reservation/reservation.ts';
import type { Store } from './domain/store/store.ts';
import type { Ports } from './ports.ts';
import { appointmentCalendarFile } from './use-cases/appointment-calendar-file.ts';
import { BOOK_ACTION, bookAppointment, holdAppointment } from './use-cases/book-appointment.ts';
import { cancelAppointment, moveAppointment } from './use-cases/change-appointment.ts';
import { findAppointmentTimes } from './use-cases/find-appointment-times.ts';
import { findCollectionPoints } from './use-cases/find-collection-points.ts';
import { findPricePromise, findPromiseOffer } from './use-cases/find-price-promise.ts';
import { findReservation } from './use-cases/find-reservation.ts';
import { findStoresWithPiece } from './use-cases/find-stores-with-piece.ts';
import { findStores } from './use-cases/find-stores.ts';
import { findAppointment } from './use-cases/linked-appointment.ts';
import { cancelReservation, confirmReservation } from './use-cases/move-reservation.ts';
import { placeReservation, RESERVE_ACTION } from './use-cases/place-reservation.ts';
import type { BookableService, VideoOffer } from './use-cases/ports/diary.ts';
import { prepareReservation } from './use-cases/prepare-reservation.ts';
import { PROMISE_ACTION, requestPricePromise } from './use-cases/request-price-promise.ts';
import { sendDealerMessage } from './use-cases/send-dealer-message.ts';
import { otherStores } from './use-cases/send-reservation-email.ts';

interface ReservationsPort {
  readonly reservations: { ofOwner(site: Site, owner: string, limit: number): Promise<Reservation[]> };
}

interface StoresPort {
  readonly stores: { ofReservation(of: Pick<Reservation, 'site' | 'storeId'>): Promise<Store> };
}

interface DiaryPort extends VideoOffer {
  readonly diary: {
    bookable(site: Site, kind: AppointmentKind, offer: VideoOffer): Promise<BookableService[]>;
  };
}

interface AppointmentsPort {
  readonly appointments: { ofOwner(site: Site, owner: string, limit: number): Promise<Appointment[]> };
}

/** The use cases that resolvers can call. */
const USE_CASES = {
  appointmentCalendarFile,
  appointmentsOfOwner: ({ appointments }: AppointmentsPort, site: Site, owner: string, limit: number) =>
    appointments.ofOwner(site, owner, limit),
  bookableServices: ({ diary, offersVideo }: DiaryPort, site: Site, kind: AppointmentKind) =>
    diary.bookable(site, kind, { offersVideo }),
  bookAction: ({ isRobotChecked }: { readonly isRobotChecked: boolean }) =>
    isRobotChecked ? BOOK_ACTION : null,
  bookAppointment,
  cancelAppointment,
  cancelReservation,
  confirmReservation,
  findAppointment,
  findAppointmentTimes,
  findCollectionPoints,
  findPricePromise,
  findPromiseOffer,
  findReservation,
  findStores,
  findStoresWithPiece,
  holdAppointment,
  moveAppointment,
  otherStores,
  placeReservation,
  prepareReservation,
  requestPricePromise,
  sendDealerMessage,
  promiseAction: ({ isRobotChecked }: { readonly isRobotChecked: boolean }) =>
    isRobotChecked ? PROMISE_ACTION : null,
  reservationsOfOwner: ({ reservations }: ReservationsPort, site: Site, owner: string, limit: number) =>
    reservations.ofOwner(site, owner, limit),
  storeOf: ({ stores }: StoresPort, of: Pick<Reservation, 'site' | 'storeId'>) => stores.ofReservation(of),
  reserveAction: ({ isRobotChecked }: { readonly isRobotChecked: boolean }) =>
    isRobotChecked ? RESERVE_ACTION : null,
};

/** Ports of reads without a rule. */
const READS = ['stores', 'now'] as const;

export type UseCases = Bound<typeof USE_CASES> & Pick<Ports, (typeof READS)[number]>;

export const bindUseCases = (ports: Ports): UseCases => bindPorts(USE_CASES, ports, READS);
