/** An argument that no catalogue could answer; the message may be shown to whoever asked. */
export class InvalidInputError extends Error {
  override readonly name = 'InvalidInputError';
}
