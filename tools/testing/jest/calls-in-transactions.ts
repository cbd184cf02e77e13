import { AsyncLocalStorage } from 'node:async_hooks';
import { channel, subscribe } from 'node:diagnostics_channel';

/** Another system was asked while a transaction was open: it holds its locks and its snapshot for as long as that system likes. */
export class CallInTransactionError extends Error {
  override readonly name = 'CallInTransactionError';
}

/** How Node and undici say that this process calls another. SMTP is a socket; so is Postgres, which `pg` opens for its pool. */
const CALLS = ['undici:request:create', 'http.client.request.created', 'net.client.socket'] as const;
const OF_POSTGRES = /node_modules\/pg(?:-pool)?\//;

/**
 * Reports every call that is made inside the work of `inTransaction`, in whatever function it is.
 * @param report is given an error with the stack of the call
 */
export function watchTransactions(report: (error: CallInTransactionError) => void): void {
  const open = new AsyncLocalStorage<object>();
  channel('loupe.transaction').bindStore(open);
  for (const call of CALLS)
    subscribe(call, () => {
      if (open.getStore() === undefined) return;
      const error = withWholeStack(() => new CallInTransactionError(`A call inside a transaction: ${call}.`));
      if (!OF_POSTGRES.test(error.stack ?? '')) report(error);
    });
}

/** Ten lines end inside of undici. */
function withWholeStack(make: () => CallInTransactionError): CallInTransactionError {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 60;
  const error = make();
  Error.stackTraceLimit = stackTraceLimit;
  return error;
}
