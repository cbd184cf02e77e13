import { GraphFault } from '@loupe/subgraph-server/fault';
import { InvalidInputError } from '../domain/invalid-input-error.ts';
import { PlaceNotFoundError } from '../domain/place/place-not-found-error.ts';

/** Runs a query; its expected failures become faults with the names of the error catalogue. */
export async function answer<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof InvalidInputError) {
      throw new GraphFault('ValidationError', error.message, { field: error.field });
    }
    if (error instanceof PlaceNotFoundError) {
      throw new GraphFault('PlaceNotFoundError', error.message, { suggestions: error.suggestions });
    }
    throw error;
  }
}
