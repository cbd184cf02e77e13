import { GraphFault } from '@loupe/subgraph-server/fault';
import { InvalidInputError } from '../domain/invalid-input-error.ts';
import { PlaceNotFoundError } from '../domain/place/place-not-found-error.ts';

/** A query's answer, its expected refusals by the names of the error catalogue; whatever else is thrown stays a fault. */
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
