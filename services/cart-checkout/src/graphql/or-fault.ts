import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import { GraphFault } from '@loupe/subgraph-server/fault';
import { TooManyAttemptsError } from '../domain/rate-limit/too-many-attempts-error.ts';
import type { Context } from './context.ts';

/**
 * A query's refusals as the faults its caller reads: a query has no union to put them into.
 * @throws GraphFault ValidationError, or TooManyAttemptsError, with which the answer bears Retry-After
 */
export async function orFault<T>(
  { setHeader }: Pick<Context, 'setHeader'>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof InvalidFieldError) {
      throw new GraphFault('ValidationError', error.message, { field: error.field });
    }
    if (!(error instanceof TooManyAttemptsError)) throw error;
    const { retryAfterSeconds } = error;
    setHeader('retry-after', String(retryAfterSeconds));
    const minutes = Math.ceil(retryAfterSeconds / 60);
    const wait = minutes === 1 ? 'a minute' : `${minutes}\u00a0minutes`;
    const message = `Too many attempts. Please try again in ${wait}.`;
    throw new GraphFault('TooManyAttemptsError', message, { retryAfterSeconds });
  }
}
