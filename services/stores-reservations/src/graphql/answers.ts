import { answersOrThrows, orFault } from '@loupe/subgraph-server/answers';
import { GraphFault } from '@loupe/subgraph-server/fault';
import { unionAnswers } from '@loupe/subgraph-server/union-answers';
import type { Failure } from '../domain/failures.ts';
import { PlaceNotFoundError } from '../domain/place/place-not-found-error.ts';
import type { AppointmentBooked, AppointmentHeld } from '../use-cases/book-appointment.ts';
import type { AppointmentShown } from '../use-cases/change-appointment.ts';
import type { ReservationShown } from '../use-cases/move-reservation.ts';
import type { ReservationPlaced } from '../use-cases/place-reservation.ts';
import type { PricePromiseRequested } from '../use-cases/request-price-promise.ts';
import type { DealerMessageTaken } from '../use-cases/send-dealer-message.ts';
import type { Context } from './context.ts';
import { messageOf } from './failure-messages.ts';

/** Runs a query; its expected failures become faults with the names of the error catalogue. */
export async function answer<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await orFault(work);
  } catch (error) {
    if (!(error instanceof PlaceNotFoundError)) throw error;
    throw new GraphFault('PlaceNotFoundError', error.message, { suggestions: error.suggestions });
  }
}

const SUCCESSES = {
  Appointment: ({ appointment }: AppointmentShown) => ({
    __typename: 'AppointmentKept' as const,
    appointment,
  }),
  AppointmentBooked: ({ appointment }: AppointmentBooked) => ({
    __typename: 'AppointmentBooked' as const,
    appointmentNumber: appointment.number,
    appointment,
  }),
  AppointmentHeld: ({ until }: AppointmentHeld) => ({
    __typename: 'AppointmentHeld' as const,
    until: until.toISOString(),
  }),
  DealerMessageTaken: ({ reference }: DealerMessageTaken) => ({
    __typename: 'DealerMessageTaken' as const,
    reference,
  }),
  Reservation: ({ reservation }: ReservationShown) => ({
    __typename: 'ReservationKept' as const,
    reservation,
  }),
  ReservationPlaced: ({ reservation }: ReservationPlaced) => ({
    __typename: 'ReservationPlaced' as const,
    reservationNumber: reservation.number,
    reservation,
  }),
  PricePromiseRequested: ({ promise }: PricePromiseRequested) => ({
    __typename: 'PricePromiseRequested' as const,
    pricePromiseNumber: promise.number,
    pricePromise: promise,
  }),
};

/** A use case's result as a member of a mutation's union. */
export const answerWith = unionAnswers<Context, Failure>()(SUCCESSES, messageOf);

/** A use case's result for a field without a union; a failure is thrown with its name. */
export const answerOrThrow = answersOrThrows<Failure, Context>(messageOf);
