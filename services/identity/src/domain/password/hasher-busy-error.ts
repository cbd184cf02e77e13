/** Too many passwords are waiting to be hashed; nothing was done. */
export class HasherBusyError extends Error {
  override readonly name = 'HasherBusyError';
}
