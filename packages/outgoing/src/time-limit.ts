/** A limit on the time of some work. */
export interface TimeLimit {
  /** Aborts with a TimeoutError when the time is over, unless `end` was called before. */
  readonly signal: AbortSignal;
  readonly end: () => void;
}

/**
 * Call `end` when the work is done. AbortSignal.timeout() cannot be ended: it fires after every call that was answered long ago,
 * and builds an error that nobody reads.
 */
export function startTimeLimit(milliseconds: number): TimeLimit {
  const controller = new AbortController();
  const expire = () => controller.abort(new DOMException('The time limit has expired.', 'TimeoutError'));
  const timer = setTimeout(expire, milliseconds);
  timer.unref();
  return { signal: controller.signal, end: () => clearTimeout(timer) };
}

/** Runs work within a limit. The work decides what an aborted signal means. */
export async function withinTimeLimit<T>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = startTimeLimit(milliseconds);
  try {
    return await work(limit.signal);
  } finally {
    limit.end();
  }
}
