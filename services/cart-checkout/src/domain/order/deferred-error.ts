/** The receiver is up and does not accept this message now; others may go through, and this one later. */
export class DeferredError extends Error {
  override readonly name = 'DeferredError';
}
