import { orFault } from '@loupe/subgraph-server/answers';
import { GraphFault } from '@loupe/subgraph-server/fault';
import { unionAnswers } from '@loupe/subgraph-server/union-answers';
import type { Failure } from '../domain/failures.ts';
import { PlaceNotFoundError } from '../domain/place/place-not-found-error.ts';
import type { ReservationShown } from '../use-cases/move-reservation.ts';
import type { ReservationPlaced } from '../use-cases/place-reservation.ts';
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
  Reservation: ({ reservation }: ReservationShown) => ({
    __typename: 'ReservationKept' as const,
    reservation,
  }),
  ReservationPlaced: ({ reservation }: ReservationPlaced) => ({
    __typename: 'ReservationPlaced' as const,
    reservationNumber: reservation.number,
    reservation,
  }),
};

/** A use case's result as a member of a mutation's union. */
export const answerWith = unionAnswers<Context, Failure>()(SUCCESSES, messageOf);
