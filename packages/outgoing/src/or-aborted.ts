/**
 * The answer, or the signal's reason once it is aborted: undici looks at the signal only when it has a connection for the request, for which it
 * may wait longer than the call may take. It never writes a request that is aborted by then.
 */
export async function orAborted<T>(answer: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  aborted.catch(() => {}); // the signal can also abort after the answer
  return Promise.race([answer, aborted]);
}
