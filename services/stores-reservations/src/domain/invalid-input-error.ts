/** An argument that nobody could answer; the message may be shown to whoever asked. */
export class InvalidInputError extends Error {
  override readonly name = 'InvalidInputError';
  /** Of the input, as the graph names it. */
  readonly field: string;

  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}
