import { randomInt, randomUUIDv7 } from 'node:crypto';
import { laterWork } from '@loupe/database/later-work';
import { transactions } from '@loupe/database/transactions';
import { poolTx } from '@loupe/database/tx';
import type { Tx } from '@loupe/database/tx';
import { emailDigester, emailDigests } from '@loupe/email-digest/email-digest';
import { enqueue } from '@loupe/messaging/outbox';
import { rateLimits } from '@loupe/rate-limit/rate-limits';
import type { HmacKey, SigningKeySet } from '@loupe/subgraph-server/key-set';
import type pg from 'pg';
import { appointmentRepository } from './adapters/db/appointment-repository.ts';
import { diaryRepository } from './adapters/db/diary-repository.ts';
import { housekeeping } from './adapters/db/housekeeping.ts';
import { pieceRepository } from './adapters/db/piece-repository.ts';
import { pricePromiseRepository } from './adapters/db/price-promise-repository.ts';
import { reservationRepository } from './adapters/db/reservation-repository.ts';
import { teamRepository } from './adapters/db/team-repository.ts';
import { storeRepository } from './adapters/db/store-repository.ts';
import type { Appointment } from './domain/appointment/appointment.ts';
import type { AppointmentMail } from './domain/appointment/appointment-mails.ts';
import type { DealerMessage } from './domain/dealer/dealer-message.ts';
import type { PromiseMail } from './domain/price-promise/mails-of.ts';
import type { PricePromise } from './domain/price-promise/price-promise.ts';
import type { LaterKinds, ReservationMail } from './domain/reservation/later-kinds.ts';
import {
  newAppointmentNumber,
  newCollectionCode,
  newMessageReference,
  newPromiseNumber,
  newReservationNumber,
} from './domain/reservation/new-number.ts';
import type { Reservation } from './domain/reservation/reservation.ts';
import { appointmentChanged } from './events/published/appointment-changed.ts';
import { pricePromiseChanged } from './events/published/price-promise-changed.ts';
import { storeState } from './events/published/store-state.ts';
import { reservationChanged } from './events/published/reservation-changed.ts';
import type { Store } from './domain/store/store.ts';
import type { createOutside } from './outside.ts';
import type { Act } from './use-cases/ports/reservations.ts';

export type Outside = Omit<ReturnType<typeof createOutside>, 'metrics' | 'close' | 'digestKeys'>;

export interface PortsOptions extends Outside {
  readonly pool: pg.Pool;
  /** The keys of the digests that replace e-mails in counters and events. */
  readonly digestKeys: () => SigningKeySet<HmacKey>;
  /** Called after each committed transaction; events or e-mails may be waiting. */
  readonly committed?: () => void;
  readonly now: () => Date;
}

export type Ports = ReturnType<typeof createPorts>;

/** The ports of the use cases over one pool: part of the composition root, so that tests compose what main does. */
export function createPorts({ pool, digestKeys, committed, ...outside }: PortsOptions) {
  const tx = poolTx(pool);
  const { transaction } = transactions(pool, committed);
  return {
    ...outside,
    transaction,
    digestsOf: emailDigests(digestKeys),
    limits: rateLimits(tx),
    later: laterWork<LaterKinds>(tx),
    stores: storeRepository(tx),
    storesIn: storeRepository,
    pieces: pieceRepository(tx),
    reservations: reservationRepository(tx),
    pricePromises: pricePromiseRepository(tx),
    ...reservationWriters,
    ...appointmentWriters,
    publishStore,
    diary: diaryRepository(tx),
    appointments: appointmentRepository(tx),
    newAppointmentNumber: () => newAppointmentNumber(randomInt),
    ...promiseWriters(digestKeys),
    newPromiseNumber: () => newPromiseNumber(randomInt),
    dealerMessagesIn: (inTx: Tx) => ({
      owe: (message: DealerMessage) =>
        laterWork<LaterKinds>(inTx).store({ id: randomUUIDv7(), kind: 'dealer-message', payload: message }),
    }),
    newMessageReference: () => newMessageReference(randomInt),
    prune: housekeeping(tx).prune,
    newId: () => randomUUIDv7() as string,
    newReservationNumber: () => newReservationNumber(randomInt),
    newCollectionCode: () => newCollectionCode(randomInt),
  };
}

/** How an appointment is changed in a transaction: with its record, its event and its e-mails. */
export const appointmentWriters = {
  diaryIn: diaryRepository,
  teamIn: teamRepository,
  appointmentsIn: appointmentRepository,
  publishAppointment: (tx: Tx, appointment: Appointment, act: Act) =>
    enqueue(tx, appointmentChanged(appointment, act)),
  appointmentMailsIn: (tx: Tx) => ({
    owe: (mail: AppointmentMail, { id, version, sequence }: Appointment, which = '') =>
      laterWork<LaterKinds>(tx).store({
        id: `appointment:${id}:${version}:${mail}${which}`,
        kind: 'appointment-email',
        payload: { mail, appointmentId: id, sequence },
        series: `appointment:${id}`,
      }),
    oweRoom: ({ id, version }: Appointment) =>
      laterWork<LaterKinds>(tx).store({
        id: `appointment:${id}:${version}:room`,
        kind: 'video-room',
        payload: { appointmentId: id },
        series: `video-room:${id}`,
      }),
    oweRoomClosed: (roomId: string, after: string) =>
      laterWork<LaterKinds>(tx).store({
        id: `video-room:${roomId}:close:${after}`,
        kind: 'video-room-close',
        payload: { roomId },
        series: `video-room:${roomId}`,
      }),
  }),
};

/** What a store's team changes of its store is published. */
export const publishStore = (tx: Tx, store: Store, version: bigint): Promise<void> =>
  enqueue(tx, storeState(store, version));

/** How a reservation is changed in a transaction: with its record, its event and its e-mails. */
export const reservationWriters = {
  reservationsIn: reservationRepository,
  reservationMailsIn: (tx: Tx) => ({
    owe: (mail: ReservationMail, { id, version }: Pick<Reservation, 'id' | 'version'>) =>
      laterWork<LaterKinds>(tx).store({
        id: `reservation:${id}:${version}:${mail}`,
        kind: 'reservation-email',
        payload: { mail, reservationId: id },
        series: `reservation:${id}`,
      }),
  }),
  publishReservation: (tx: Tx, reservation: Reservation, act: Act) =>
    enqueue(tx, reservationChanged(reservation, act)),
};

/** The same for a price promise. Its event says who may have the price, an e-mail by its digest only. */
export const promiseWriters = (digestKeys: () => SigningKeySet<HmacKey>) => ({
  pricePromisesIn: pricePromiseRepository,
  promiseMailsIn: (tx: Tx) => ({
    owe: (mail: PromiseMail, { id, version }: Pick<PricePromise, 'id' | 'version'>) =>
      laterWork<LaterKinds>(tx).store({
        id: `price-promise:${id}:${version}:${mail}`,
        kind: 'price-promise-email',
        payload: { mail, promiseId: id },
        series: `price-promise:${id}`,
      }),
  }),
  publishPricePromise: (tx: Tx, promise: PricePromise, act: Act) =>
    enqueue(tx, pricePromiseChanged(promise, act, emailDigester(digestKeys))),
});
