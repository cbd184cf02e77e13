import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import { GraphFault } from '@loupe/subgraph-server/fault';

/** For a field whose type has no member for invalid input. @throws GraphFault ValidationError */
export async function orFault<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof InvalidFieldError)) throw error;
    throw new GraphFault('ValidationError', error.message, { field: error.field });
  }
}
