import { GraphFault } from '@loupe/subgraph-server/fault';
import { SearchUnavailableError } from '../use-cases/ports/search-unavailable-error.ts';

/** A search server that does not answer is told by type: a page may show something else, and nothing is masked. @throws GraphFault */
export async function orSearchFault<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof SearchUnavailableError)) throw error;
    throw new GraphFault(
      'SearchUnavailableError',
      'Search is not available at the moment. Please try again shortly.',
    );
  }
}
