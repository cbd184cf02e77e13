/** More passwords are waiting to be hashed than can be dealt with in good time; nothing was done. */
export class HasherBusyError extends Error {
  override readonly name = 'HasherBusyError';
}
