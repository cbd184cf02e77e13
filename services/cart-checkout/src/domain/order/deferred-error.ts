/** The receiver is available but rejects this message for now: other messages may succeed, and this one can be retried. */
export class DeferredError extends Error {
  override readonly name = 'DeferredError';
}
