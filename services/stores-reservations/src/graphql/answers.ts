import { orFault } from '@loupe/subgraph-server/answers';
import { GraphFault } from '@loupe/subgraph-server/fault';
import { PlaceNotFoundError } from '../domain/place/place-not-found-error.ts';

/** Runs a query; its expected failures become faults with the names of the error catalogue. */
export async function answer<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await orFault(work);
  } catch (error) {
    if (!(error instanceof PlaceNotFoundError)) throw error;
    throw new GraphFault('PlaceNotFoundError', error.message, { suggestions: error.suggestions });
  }
}
