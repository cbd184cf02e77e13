import { isConflict } from './conflict.ts';

/** pg-pool gives this error no code: node-postgres/packages/pg-pool/index.js. */
const POOL_FULL = 'timeout exceeded when trying to connect';
/** SQLSTATE query_canceled: a statement took longer than its time-out. Its transaction is rolled back. */
const STATEMENT_TIMED_OUT = '57014';

/**
 * True when nothing was written because so many ask at this moment, or the server does not answer: no connection of the pool became free, a
 * statement or a lock took too long, or a conflict came again after its retries. False for a read time-out, after which the database may
 * have written.
 */
export function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, message } = error as Error & { readonly code?: unknown };
  return message === POOL_FULL || code === STATEMENT_TIMED_OUT || isConflict(error);
}
