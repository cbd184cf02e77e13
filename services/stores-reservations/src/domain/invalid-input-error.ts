/** An invalid argument; the message may be shown to the shopper. */
export class InvalidInputError extends Error {
  override readonly name = 'InvalidInputError';
  /** Path of the input field in the graph. */
  readonly field: string;

  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}
