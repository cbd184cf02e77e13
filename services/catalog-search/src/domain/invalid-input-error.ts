/** An invalid argument; the message may be shown to the caller. */
export class InvalidInputError extends Error {
  override readonly name = 'InvalidInputError';
}
