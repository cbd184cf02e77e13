/** The warehouse accepts no such order, and says which field is wrong: repeating it changes nothing. */
export class DispatchRefusedError extends Error {
  override readonly name = 'DispatchRefusedError';
  /** As the warehouse names it, such as `address.postalCode`. */
  readonly field: string;

  constructor(message: string, field: string) {
    super(message);
    this.field = field;
  }
}
